import { parse, type AtRule, type ChildNode, type Rule } from 'postcss'

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

/** A selector without what it says in parentheses or brackets: a class in there may be one that must be missing. */
function plain(selector: string): string {
  const inner = selector.replaceAll(/\[[^\]]*\]?/gu, '')
  const next = inner.replaceAll(/\([^()]*\)/gu, '')
  return next === selector ? next : plain(next)
}

/** What nothing shows before somebody has pointed at it or pressed it. */
const pointed = /:(?:hover|active)\b/u

function needsOf({ selectors }: Rule): string[][] {
  return selectors
    .map(plain)
    .filter((selector) => !pointed.test(selector))
    .map((selector) =>
      [...selector.matchAll(/\.(?<name>[\w-]+)/gu)].map(({ groups }) => groups?.['name'] ?? ''),
    )
}

const grouping = new Set(['layer', 'media', 'supports', 'container'])
const oneSign = /^U\+(?<code>[\dA-F]+)$/iu

/** The sign of a font that has one alone. */
function signOf(font: AtRule): string | undefined {
  let sign: string | undefined
  font.walkDecls('unicode-range', ({ value }) => {
    const code = oneSign.exec(value)?.groups?.['code']
    if (code !== undefined) sign = String.fromCodePoint(Number.parseInt(code, 16))
  })
  return sign
}

function rulesOf(node: ChildNode, around: readonly string[]): SheetRule[] {
  if (node.type === 'rule') return [{ around, text: node.toString(), needs: needsOf(node) }]
  if (node.type !== 'atrule') return []
  const { name, params, nodes } = node
  // What moves, and what is for paper, comes later.
  if (name === 'keyframes' || (name === 'media' && /^print\b/u.test(params))) return []
  // A statement without a body orders layers.
  if (nodes === undefined) return [{ around, text: `${node.toString()};`, needs: [[]] }]
  if (grouping.has(name)) {
    const group = `@${name}${node.raws.afterName ?? ' '}${params}`
    return nodes.flatMap((inner) => rulesOf(inner, [...around, group]))
  }
  const sign = signOf(node)
  return [{ around, text: node.toString(), needs: [[]], ...(sign !== undefined && { sign }) }]
}

/** The rules of a built sheet in their order. Statements without a body stand by themselves. */
export function sheetRules(css: string): SheetRule[] {
  return parse(css).nodes.flatMap((node) => rulesOf(node, []))
}
