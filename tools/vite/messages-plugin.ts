import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const messages = /\/i18n\/messages\/[a-z]+\/[a-z-]+\.json$/

/** Compiles ICU texts to their syntax trees; `file` is named where one of them does not parse. */
export function compileTexts(source: string, file: string): object {
  const texts = JSON.parse(source) as Record<string, string>
  const compiled = Object.entries(texts).map(([key, text]) => {
    try {
      return [key, parse(text)]
    } catch (cause) {
      throw new Error(`${file}: the message ${key} is not valid ICU: ${text}`, { cause })
    }
  })
  return Object.fromEntries(compiled) as object
}

/**
 * Compiles the ICU texts of a message file to their syntax trees when the file is imported, so that the parser (7 kB)
 * never reaches a browser. A text that does not parse fails the build with its id.
 */
export function compileMessages(): Plugin {
  return {
    name: 'flower-market:messages',
    enforce: 'pre',
    transform(source, id) {
      if (!messages.test(id)) return null
      return { code: JSON.stringify(compileTexts(source, id)), map: null }
    },
  }
}
