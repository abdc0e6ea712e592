import type { ColorName } from './tokens.ts'

/** A foreground and a background with the contrast ratio that they must reach. */
export interface ContrastPair {
  front: ColorName
  back: ColorName
  /** In light and dark: WCAG 2.2 AA. */
  atLeast: number
  /** In high contrast: AAA for texts. */
  atLeastInHigh: number
}

const pageGrounds = ['bg', 'bg-sunken', 'bg-raised', 'bg-plate', 'bg-hover', 'bg-pressed'] as const
const softGrounds = [
  'bg-accent-soft',
  'bg-accent-faint',
  'bg-warn-soft',
  'bg-danger-soft',
  'bg-info-soft',
] as const
const texts = ['fg', 'fg-muted', 'fg-faint', 'fg-accent', 'fg-warn', 'fg-danger', 'fg-info'] as const
const edges = ['line-control', 'line-heavy', 'line-accent', 'line-danger', 'focus'] as const
const edgeGrounds = ['bg', 'bg-sunken', 'bg-raised', 'bg-hover'] as const

const filled = [
  ['fg-on-accent', 'bg-accent'],
  ['fg-on-accent', 'bg-accent-hover'],
  ['fg-on-accent', 'bg-accent-pressed'],
  ['fg-on-danger', 'bg-danger'],
  ['fg-on-danger', 'bg-danger-hover'],
  ['fg', 'bg-mark'],
] as const

function every<Front, Back>(fronts: readonly Front[], backs: readonly Back[]) {
  return fronts.flatMap((front) => backs.map((back) => [front, back] as const))
}

/** Every pair that components may combine: each text on each background, each fill with its text, each border. */
export const contrastPairs: readonly ContrastPair[] = [
  ...[...every(texts, [...pageGrounds, ...softGrounds]), ...filled].map(([front, back]) => ({
    front,
    back,
    atLeast: 4.5,
    atLeastInHigh: 7,
  })),
  ...every(edges, edgeGrounds).map(([front, back]) => ({ front, back, atLeast: 3, atLeastInHigh: 4.5 })),
]
