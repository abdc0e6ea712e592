export { palette, type PaletteName } from './palette.ts'
export { token } from './token.ts'
export { type ColourName, colourTokens, plainTokens, type TokenName } from './tokens.ts'
export type { ColourToken, ColourValue, PlainToken, Use } from './token-types.ts'
