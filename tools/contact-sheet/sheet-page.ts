import type { Appearance } from '../visual/appearances.ts'

/** A column of a sheet. */
export interface Column extends Appearance {
  readonly locale: 'ru' | 'en'
}

/** A story's row of a sheet. */
export interface Row {
  /** `Screens/Cart · Loaded`, say. */
  readonly label: string
  /** The pictures' files by the columns' names; one that could not be taken is absent. */
  readonly files: Readonly<Record<string, string>>
  readonly problem: string | undefined
}

/** Width of a sheet, CSS pixels: what a person's screen still shows without scrolling sideways. */
export const sheetWidth = 2400

const widths = { 1440: 410, 390: 160 } as const

/** What the sheets compare: each language in both themes, first at the wide width, then at the narrow one. */
export const columns: readonly Column[] = ([1440, 390] as const).flatMap((width) =>
  (['ru', 'en'] as const).flatMap((locale) =>
    (['light', 'dark'] as const).map((theme) => ({ width, locale, theme })),
  ),
)

/** The column's name in file names: `ru-dark-390`, say. */
export function columnName({ locale, theme, width }: Column): string {
  return `${locale}-${theme}-${width}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** A page of labelled rows; each picture is a link to itself in full size. */
export function sheetPage(title: string, rows: readonly Row[]): string {
  const heads = columns.map(({ width, locale, theme }) => `<b>${width} · ${locale} · ${theme}</b>`).join('')
  const sections = rows.map((row) => {
    const problem = row.problem === undefined ? '' : ` <em>${escaped(row.problem)}</em>`
    const cells = columns.map((column) => {
      const file = row.files[columnName(column)]
      return file === undefined ? '<i></i>' : `<a href="${file}"><img src="${file}"></a>`
    })
    return `<h2>${escaped(row.label)}${problem}</h2>\n<div>${cells.join('')}</div>`
  })
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
<style>
  body { font: 15px/1.4 system-ui; margin: 0; padding: 16px; width: ${sheetWidth - 32}px; background: #d9dbd6; color: #111 }
  h1 { margin: 0 0 8px; font-size: 20px } h2 { margin: 14px 0 4px; font-size: 17px } em { color: #a3001b }
  div { display: grid; grid-template-columns: ${columns.map(({ width }) => `${widths[width]}px`).join(' ')}; gap: 12px }
  a { display: block; max-height: 420px; overflow: hidden } b { font-weight: 500 }
  img { display: block; max-width: 100% }
</style>
<h1>${escaped(title)}</h1>
<div>${heads}</div>
${sections.join('\n')}
</html>
`
}
