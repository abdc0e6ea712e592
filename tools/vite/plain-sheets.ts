import type { Rolldown } from 'vite'

/** A built rule for a font: what is inside of it has no brace. */
const font = /@font-face\{[^}]*\}/gu

/** A sheet without the fonts that it names. */
export interface PlainSheet {
  /** The file of the sheet. */
  readonly of: string
  /** Its own file; `load-part.ts` knows it by this name. */
  readonly file: string
  readonly source: string
}

/**
 * Gives for each sheet that names fonts one without them. It is for documents that hold the fonts: where a sheet names them once more, the
 * browser lays out all text of the page anew.
 */
export function plainSheets(bundle: Rolldown.OutputBundle): readonly PlainSheet[] {
  return Object.values(bundle).flatMap((one) => {
    if (one.type !== 'asset' || !one.fileName.endsWith('.css')) return []
    const sheet = String(one.source)
    const source = sheet.replaceAll(font, '')
    if (source.includes('@font-face'))
      throw new Error(`${one.fileName} writes @font-face in a form that this build does not know.`)
    const file = one.fileName.replace(/\.css$/u, '.plain.css')
    return source === sheet ? [] : [{ of: one.fileName, file, source }]
  })
}
