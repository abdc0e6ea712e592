import { grounds } from './grounds.ts'
import { lines } from './lines.ts'
import { layers, motions } from './motion.ts'
import { controls, radii, spaces } from './space.ts'
import { texts } from './texts.ts'
import type { PlainToken } from './token-types.ts'
import { lineHeights, textSizes, weights } from './type.ts'

/** Every color token by its name. */
export const colorTokens = { ...grounds, ...texts, ...lines }

/** Every token that is the same in all themes, in the groups of the stylesheet. */
export const plainTokens = [
  { ...textSizes, ...weights, ...lineHeights },
  spaces,
  radii,
  controls,
  motions,
  layers,
] as const satisfies readonly Record<string, PlainToken>[]

/** The name of a color token, without its dashes. */
export type ColorName = keyof typeof colorTokens

type NamesOf<Group> = Group extends unknown ? keyof Group : never

/** The name of any token of the kit, without its dashes. */
export type TokenName = ColorName | NamesOf<(typeof plainTokens)[number]>
