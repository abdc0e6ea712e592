import { alstroemeria } from './alstroemeria.ts'
import { carnation } from './carnation.ts'
import { chrysanthemum } from './chrysanthemum.ts'
import { eucalyptus } from './eucalyptus.ts'
import { gypsophila } from './gypsophila.ts'
import { hypericum } from './hypericum.ts'
import { pistache } from './pistache.ts'
import { dyedRose, rose, sprayRose } from './rose.ts'

/** Every kind of flower that has a picture, by the id it carries in the sprite. */
export const drawings = {
  roses: rose,
  sprayRoses: sprayRose,
  alstroemeria,
  gypsophila,
  chrysanthemum,
  carnations: carnation,
  eucalyptus,
  hypericum,
  pistache,
  dyes: dyedRose,
} as const

/** One file with all the drawings, for `<use href="flowers.svg#roses">`. */
export const sprite = () => {
  const groups = Object.entries(drawings).map(([kind, shapes]) => `<g id="${kind}">${shapes}</g>`)
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>\n${groups.join('\n')}\n</defs></svg>\n`
}
