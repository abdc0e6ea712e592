/** A rule of a sheet, and where it stands. */
export interface SheetRule {
  /** The conditions around it, from the outside: `@layer ui`, `@media (width<=700px)`. */
  readonly around: readonly string[]
  /** The rule as it is written. */
  readonly text: string
  /** For each of its selectors the classes without which it selects nothing; empty for a rule that has none, of fonts for instance. */
  readonly needs: readonly (readonly string[])[]
  /** The only sign that a font is for. */
  readonly sign?: string
}

interface Block {
  /** What stands before the brace, or a whole statement without one. */
  readonly prelude: string
  readonly body: string | null
}

/** Strings as a whole, one without an end to the end, and the signs that open and close blocks and parentheses. */
const token = /"(?:[^"\\]|\\[^])*"?|'(?:[^'\\]|\\[^])*'?|[{}();]/gu

/** The blocks and statements of a sheet, or of the body of a block that holds others. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = []
  let start = 0
  let bodyStart = 0
  let braces = 0
  let parentheses = 0
  for (const { 0: sign, index } of css.matchAll(token)) {
    if (sign === '(') parentheses += 1
    else if (sign === ')') parentheses -= 1
    else if (sign === '{') {
      if (braces === 0) bodyStart = index + 1
      braces += 1
    } else if (sign === '}') {
      braces -= 1
      if (braces > 0) continue
      blocks.push({ prelude: css.slice(start, bodyStart - 1), body: css.slice(bodyStart, index) })
      start = index + 1
    } else if (sign === ';' && braces === 0 && parentheses === 0) {
      blocks.push({ prelude: css.slice(start, index), body: null })
      start = index + 1
    }
  }
  return blocks
}

/** A selector without what it says in parentheses or brackets: a class in there may be one that must be missing. */
function plain(selectors: string): string {
  const inner = selectors.replaceAll(/\[[^\]]*\]?/gu, '')
  const next = inner.replaceAll(/\([^()]*\)/gu, '')
  return next === selectors ? next : plain(next)
}

/** What nothing shows before somebody has pointed at it or pressed it. */
const pointed = /:(?:hover|active)\b/u

function needsOf(selectors: string): string[][] {
  return plain(selectors)
    .split(',')
    .filter((selector) => !pointed.test(selector))
    .map((selector) =>
      [...selector.matchAll(/\.(?<name>[\w-]+)/gu)].map(({ groups }) => groups?.['name'] ?? ''),
    )
}

const grouping = /^@(?:layer|media|supports|container)\b/u
const unseen = /^@(?:keyframes|media print)\b/u
const oneSign = /unicode-range:U\+(?<code>[\dA-F]+)(?:;|$)/iu

function ruleOf(prelude: string, body: string, around: readonly string[]): SheetRule {
  const text = `${prelude}{${body}}`
  if (!prelude.startsWith('@')) return { around, text, needs: needsOf(prelude) }
  const code = prelude === '@font-face' ? oneSign.exec(body)?.groups?.['code'] : undefined
  return { around, text, needs: [[]], ...(code && { sign: String.fromCodePoint(Number.parseInt(code, 16)) }) }
}

/** The rules of a built sheet in their order. Statements without a body stand by themselves: they order layers. */
export function sheetRules(css: string, around: readonly string[] = []): SheetRule[] {
  return blocksOf(css).flatMap(({ prelude, body }): SheetRule[] => {
    if (unseen.test(prelude)) return []
    if (body === null) return [{ around, text: `${prelude};`, needs: [[]] }]
    if (grouping.test(prelude)) return sheetRules(body, [...around, prelude])
    return [ruleOf(prelude, body, around)]
  })
}
