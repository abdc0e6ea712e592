import { createCriticalSheets } from './critical-sheet.ts'
import { hashSource } from './moved-styles.ts'
import type { Rendered } from './rendered-page.ts'

/** A document that names no script and no sheet: a script inside of it fetches them when it is painted. */
export interface LatePage {
  /** The built page without what it names. */
  readonly html: string
  /** The script inside of the document. */
  readonly starter: string
  /** What of the sheets its markup needs: rules until the sheets are applied, and fonts. */
  readonly sheet: string
  readonly fonts: string
  /** The scripts and sheets, in the order in which they are evaluated: what the entry imports, the entry, the page. */
  readonly files: readonly string[]
  /** What a content policy calls the script and the two sheets. */
  readonly sources: Readonly<Record<'script-src' | 'style-src', string>>
}

/** Prepares the document of a page that is rendered, with the scripts and sheets of its own. */
export type LateStart = (pageFiles: readonly string[], rendered: Rendered) => LatePage

const tag = /<(?:link|script) [^<>]*>(?:<\/script>)?/gu
const address = / (?:href|src)="(?<file>[^"]*)"/u
const entryStart = '<script type="module" crossorigin '
const otherStarts = ['<link rel="modulepreload" crossorigin ', '<link rel="stylesheet" crossorigin ']

function isEntry(text: string): boolean {
  return text.startsWith(entryStart)
}

/** Whether a tag names what the page is started by, unlike its icons and fonts. */
function isNamed(text: string): boolean {
  return isEntry(text) || otherStarts.some((start) => text.startsWith(start))
}

/** The files that a built page names, the entry last. */
function namedFiles(html: string): readonly string[] {
  const tags = (html.match(tag) ?? []).filter(isNamed)
  const inOrder = [...tags.filter((text) => !isEntry(text)), ...tags.filter(isEntry)]
  return inOrder.flatMap((text) => address.exec(text)?.groups?.['file'] ?? [])
}

function isSheet(file: string): boolean {
  return file.endsWith('.css')
}

/** The sheets of a built page and of its pages' own files, without doubles. */
export function sheetFiles(html: string, pages: readonly { readonly files: readonly string[] }[]): string[] {
  return [...new Set([...namedFiles(html), ...pages.flatMap(({ files }) => files)])].filter(isSheet)
}

/** What a build knows beside its page. */
export interface BuiltParts {
  /** The script inside of documents; missing where the server renders nothing. */
  readonly starter?: string | undefined
  /** The texts of the sheets by their addresses. */
  readonly sheets: ReadonlyMap<string, string>
  /** Sheets that name fonts with those that do not, by their addresses. */
  readonly plainSheets?: Readonly<Record<string, string>> | undefined
}

/** Prepares a built page for the documents that hold their page already; null where it is not one that can start late. */
export function lateStart(html: string, { starter, sheets, plainSheets = {} }: BuiltParts): LateStart | null {
  if (starter === undefined || !html.includes(entryStart)) return null
  const named = namedFiles(html)
  const criticalSheet = createCriticalSheets(sheets)
  const script = hashSource(starter)
  const bare = html.replaceAll(tag, (text) => (isNamed(text) ? '' : text))
  return (pageFiles, rendered) => {
    const all = [...named, ...pageFiles]
    const { sheet, fonts, source, hasAllFonts } = criticalSheet(all.filter(isSheet), rendered.markup)
    // Fonts that the document has and a sheet names again would have all its text laid out anew.
    const files = hasAllFonts ? all.map((file) => plainSheets[file] ?? file) : all
    return {
      html: bare,
      starter,
      sheet,
      fonts,
      files,
      sources: { 'script-src': script, 'style-src': source },
    }
  }
}
