import raw from './tokens.raw.css?raw'
import semantic from './tokens.css?raw'

/** The two themes, in the order of `light-dark()`. */
export const themes = ['light', 'dark'] as const

type Theme = (typeof themes)[number]

const colours = new Map([...raw.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]))

const meanings = new Map(
  [...semantic.matchAll(/--([\w-]+): light-dark\(var\(--([\w-]+)\), var\(--([\w-]+)\)\)/g)]
    .toReversed()
    .map(([, name, light, dark]) => [name, { light, dark }]),
)

/** The colour that a semantic token has in a theme. Throws for a token that the sheets do not define as a pair. */
export const colourOf = (token: string, theme: Theme) => {
  const hex = colours.get(meanings.get(token)?.[theme])
  if (!hex) throw new Error(`--${token} is no pair of raw colours in tokens.css`)
  return hex
}

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
