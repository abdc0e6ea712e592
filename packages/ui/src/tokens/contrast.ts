import { type ColorName, colorTokens } from './tokens.ts'
import { palette, type PaletteName } from './palette.ts'
import type { ColorToken } from './token-types.ts'

/** The appearances of a page: theme and contrast. */
export const appearances = ['light', 'dark', 'light-high', 'dark-high'] as const

/** A theme, or a theme in high contrast. */
export type Appearance = (typeof appearances)[number]

/** The raw color that a token has in an appearance. */
export function valueIn(name: ColorName, appearance: Appearance) {
  const { light, dark, more = [light, dark] }: ColorToken = colorTokens[name]
  return { light, dark, 'light-high': more[0], 'dark-high': more[1] }[appearance]
}

/** Whether a value is a raw color, and not a translucent one. */
export function isRaw(value: string): value is PaletteName {
  return Object.hasOwn(palette, value)
}

/** The color of a token in an appearance, as hex. Throws for a translucent one: its result depends on the color below it. */
export function hexIn(name: ColorName, appearance: Appearance) {
  const value = valueIn(name, appearance)
  if (!isRaw(value)) throw new Error(`--${name} is translucent in ${appearance}`)
  return palette[value]
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2 between two colors as hex, from 1 to 21. */
export function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
