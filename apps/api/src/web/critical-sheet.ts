import { hashSource } from './moved-styles.ts'
import { sheetRules, type SheetRule } from './sheet-rules.ts'

/** The part of some sheets that a page looks like, inside of its document. */
export interface CriticalSheet {
  /** Its rules, which the sheets repeat when they come. */
  readonly sheet: string
  /** Its fonts, which they may not name again. */
  readonly fonts: string
  /** What a content policy calls the two. */
  readonly source: string
  /** Whether it has all fonts that the sheets name. */
  readonly hasAllFonts: boolean
}

/** So many sets of classes are remembered; a page has a few, by what it shows. */
const rememberedSets = 200

function classesOf(markup: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { groups } of markup.matchAll(/ class="(?<names>[^"]*)"/gu))
    for (const name of (groups?.['names'] ?? '').split(' ')) names.add(name)
  return names
}

function isFont({ text }: SheetRule): boolean {
  return text.startsWith('@font-face')
}

function write(rules: readonly SheetRule[]): string {
  let sheet = ''
  let open: readonly string[] = []
  for (const { around, text } of rules) {
    const common = around.findIndex((group, level) => open[level] !== group)
    const kept = common === -1 ? Math.min(around.length, open.length) : common
    sheet += '}'.repeat(open.length - kept)
    sheet += around
      .slice(kept)
      .map((group) => `${group}{`)
      .join('')
    sheet += text
    open = around
  }
  return sheet + '}'.repeat(open.length)
}

/**
 * Chooses of sheets, by their addresses, the rules that markup needs: those whose classes it has. A rule too many costs bytes, one too few would be seen; so
 * elements, attributes and states are not looked at, but for what shows when somebody points at it. Custom properties all stay: the pictures
 * of flowers read them, too.
 */
export function createCriticalSheets(sheets: ReadonlyMap<string, string>) {
  const parsed = new Map<string, readonly SheetRule[]>()
  const known = new Map<string, CriticalSheet>()
  const rulesOf = (file: string): readonly SheetRule[] => {
    const rules = parsed.get(file) ?? sheetRules(sheets.get(file) ?? '')
    parsed.set(file, rules)
    return rules
  }
  return function criticalSheet(files: readonly string[], markup: string): CriticalSheet {
    const classes = classesOf(markup)
    const all = files.flatMap(rulesOf)
    const signs = all.flatMap(({ sign }) => (sign !== undefined && markup.includes(sign) ? [sign] : []))
    const key = [...files, ...signs, ...[...classes].toSorted()].join(' ')
    const found = known.get(key)
    if (found !== undefined) return found
    const isSeen = ({ needs, sign }: SheetRule): boolean =>
      (sign === undefined || signs.includes(sign)) &&
      needs.some((names) => names.every((name) => classes.has(name)))
    const rules = all.filter(isSeen)
    const hasAllFonts = all.every((rule) => !isFont(rule) || isSeen(rule))
    const fonts = write(rules.filter(isFont))
    const sheet = write(rules.filter((rule) => !isFont(rule)))
    if (known.size >= rememberedSets) known.clear()
    const source = [fonts, sheet].map(hashSource).join(' ')
    const critical = { sheet, fonts, source, hasAllFonts }
    known.set(key, critical)
    return critical
  }
}
