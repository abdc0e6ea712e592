import { colorTokens, plainTokens } from './tokens.ts'
import { grounds } from './grounds.ts'
import { lines } from './lines.ts'
import { palette } from './palette.ts'
import { texts } from './texts.ts'
import type { ColorToken, ColorValue } from './token-types.ts'

const header = '/* Generated from ../tokens by `npm run tokens`: change the data, not this sheet. */'

function valueOf(color: ColorValue) {
  return color.startsWith('rgb(') ? color : `var(--${color})`
}

function pair(light: ColorValue, dark: ColorValue) {
  return `light-dark(${valueOf(light)}, ${valueOf(dark)})`
}

function declare(name: string, value: string) {
  return `--${name}: ${value};`
}

function colorBlock(tokens: Record<string, ColorToken>) {
  return Object.entries(tokens).map(([name, { light, dark }]) => declare(name, pair(light, dark)))
}

const contrastBlock = Object.entries<ColorToken>(colorTokens).flatMap(([name, { more }]) =>
  more ? [declare(name, pair(...more))] : [],
)

function familyOf(name: string) {
  return name.slice(0, name.indexOf('-'))
}

const rawBlocks = Object.values(
  Object.groupBy(Object.entries<string>(palette), ([name]) => familyOf(name)),
).map((family = []) => family.map(([name, hex]) => declare(name, hex)))

const blocks = [
  ...[grounds, texts, lines].map(colorBlock),
  ...plainTokens.map((group) => Object.entries(group).map(([name, { value }]) => declare(name, value))),
]

function indent(by: number, declarations: readonly string[]) {
  return declarations.map((line) => ' '.repeat(by) + line).join('\n')
}

/** The sheet of raw colors, `styles/tokens.raw.css`. */
export const rawSheet = `${header}
@layer tokens {
  :root {
${rawBlocks.map((block) => indent(4, block)).join('\n\n')}
  }
}
`

/** The stylesheet of semantic colors and of all sizes, `styles/tokens.css`. */
export const semanticSheet = `${header}
@layer tokens {
  :root {
    color-scheme: light dark;

${blocks.map((block) => indent(4, block)).join('\n\n')}
  }

  @media (prefers-contrast: more) {
    :root {
${indent(6, contrastBlock)}
    }
  }

  [data-contrast='more'] {
${indent(4, contrastBlock)}
  }

  [data-theme='light'] {
    color-scheme: light;
  }

  [data-theme='dark'] {
    color-scheme: dark;
  }
}
`
