import type { PaletteName } from './palette.ts'

/** What a token is for, in the two languages of Storybook. */
export interface Use {
  ru: string
  en: string
}

/** A raw color by its name, or a translucent color as a value. */
export type ColorValue = PaletteName | `rgb(${string})`

/** A semantic color: its value in each theme and, if it has to be stronger there, in high contrast. */
export interface ColorToken {
  light: ColorValue
  dark: ColorValue
  /** Light and dark in high contrast; by default the usual pair. */
  more?: readonly [light: ColorValue, dark: ColorValue]
  use: Use
}

/** A size, a weight, a time or an order: the same in every theme. */
export interface PlainToken {
  /** As CSS writes it: `4px`, `120ms`, `650`. */
  value: string
  use: Use
}
