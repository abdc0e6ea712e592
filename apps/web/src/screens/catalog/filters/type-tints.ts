import type { FlowerType } from '@flower-market/flower-domain'

/** The color that stands for a whole type, as a flower of it is mostly known. */
export const typeTints: { readonly [type in FlowerType]: string } = {
  roses: '#b3202c',
  sprayRoses: '#e07a9b',
  alstroemeria: '#e39a3b',
  gypsophila: '#fbfaf7',
  chrysanthemum: '#d9c24a',
  carnations: '#c9435d',
  eucalyptus: '#9db5a6',
  hypericum: '#b8412f',
  pistache: '#6a9a5b',
  dyes: '#5a78d6',
}
