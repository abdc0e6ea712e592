import { colourTokens, plainTokens } from './tokens.ts'
import { grounds } from './grounds.ts'
import { lines } from './lines.ts'
import { palette } from './palette.ts'
import { texts } from './texts.ts'
import type { ColourToken, ColourValue } from './token-types.ts'

const header = '/* Generated from ../tokens by `npm run tokens`: change the data, not this sheet. */'

const valueOf = (colour: ColourValue) => (colour.startsWith('rgb(') ? colour : `var(--${colour})`)

const pair = (light: ColourValue, dark: ColourValue) => `light-dark(${valueOf(light)}, ${valueOf(dark)})`

const declare = (name: string, value: string) => `--${name}: ${value};`

const colourBlock = (tokens: Record<string, ColourToken>) =>
  Object.entries(tokens).map(([name, { light, dark }]) => declare(name, pair(light, dark)))

const contrastBlock = Object.entries<ColourToken>(colourTokens).flatMap(([name, { more }]) =>
  more ? [declare(name, pair(...more))] : [],
)

const familyOf = (name: string) => name.slice(0, name.indexOf('-'))

const rawBlocks = Object.values(
  Object.groupBy(Object.entries<string>(palette), ([name]) => familyOf(name)),
).map((family = []) => family.map(([name, hex]) => declare(name, hex)))

const blocks = [
  ...[grounds, texts, lines].map(colourBlock),
  ...plainTokens.map((group) => Object.entries(group).map(([name, { value }]) => declare(name, value))),
]

const indent = (by: number, declarations: readonly string[]) =>
  declarations.map((line) => ' '.repeat(by) + line).join('\n')

/** The sheet of raw colours, `styles/tokens.raw.css`. */
export const rawSheet = `${header}
@layer tokens {
  :root {
${rawBlocks.map((block) => indent(4, block)).join('\n\n')}
  }
}
`

/** The sheet of what colours mean and of all sizes, `styles/tokens.css`. */
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
