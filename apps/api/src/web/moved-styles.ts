import { createHash } from 'node:crypto'

/** Markup without style attributes, and the rules that do the same. */
export interface MovedStyles {
  readonly markup: string
  readonly sheet: string
}

/** React escapes quotes in texts, so that this is nothing but an attribute. */
const styleAttribute = / style="(?<style>[^"]*)"/gu

/** What can stand in a rule without ending it. */
const plainStyle = /^[\w :;.,%#()*-]*$/u

/** Wins over every rule of a built sheet, as a style attribute does: these have fewer ids, which stand for their layers there. */
const strongest = ':not(#_#_#_)'

/**
 * Moves the styles of rendered markup to a sheet, because the content policy allows no style attribute: each becomes `data-style`,
 * which the page's script turns back before it takes the markup over.
 */
export function moveStyles(markup: string): MovedStyles {
  const styles = new Set<string>()
  const moved = markup.replaceAll(styleAttribute, (_attribute, style: string) => {
    if (plainStyle.test(style)) styles.add(style)
    return ` data-style="${style}"`
  })
  const rules = [...styles].map((style) => `[data-style="${style}"]${strongest}{${style}}`)
  return { markup: moved, sheet: rules.join('') }
}

/** What a content policy calls a sheet or a script inside of a document. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
