import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'postcss'
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser'

const sheets = '{packages,apps,.storybook}/**/*.css'
const notOurs = ['**/node_modules', '**/dist', '**/dist-storybook']

/** Selectors with `:has()` that cost too much, and how many sheets were read. */
export interface HasFindings {
  /** A sentence each. */
  readonly problems: readonly string[]
  readonly sheets: number
}

/**
 * Looks in all sheets under a folder laid out like this repository for selectors with `:has()` that have a browser look at, or style
 * anew, more than a part of the page.
 */
export function findCostlyHas(base: string): HasFindings {
  const files = globSync(sheets, { cwd: base, exclude: notOurs })
  return {
    problems: files.flatMap((file) =>
      costlyIn(readFileSync(path.join(base, file), 'utf8')).map((problem) => `${file}: ${problem}`),
    ),
    sheets: files.length,
  }
}

function costlyIn(css: string): string[] {
  const problems: string[] = []
  parse(css).walkRules(({ selector: text }) => {
    selectorParser((list) => list.each((selector) => void problems.push(...costOf(selector)))).processSync(
      text,
    )
  })
  return problems
}

function costOf(selector: Selector): string[] {
  const parts = selector.split((node) => node.type === 'combinator')
  const last = parts.at(-1) ?? []
  const withHas = parts.filter((part) => part.some(asksHas))
  const text = String(selector).trim()
  return [
    ...(withHas.every(names) ? [] : [`${text} asks each element: name a class or a type beside \`:has()\``]),
    ...(withHas.every((part) => part === last) || names(last)
      ? []
      : [
          `${text} has all elements below styled anew with each change of one of them, and those below all others that \`:has()\` is asked of: let the script set an attribute`,
        ]),
  ]
}

function asksHas(node: Node): boolean {
  if (node.type !== 'pseudo') return false
  return node.value === ':has' || (node.value === ':not' && node.some((inner) => inner.some(asksHas)))
}

/** Whether a compound selector names what it is for, so that others are told apart at once. */
function names(compound: readonly Node[]): boolean {
  return compound.some(
    (node) =>
      node.type === 'class' ||
      node.type === 'id' ||
      node.type === 'tag' ||
      (node.type === 'pseudo' &&
        [':is', ':where', ':global'].includes(node.value) &&
        node.every((inner) => names(inner.nodes))),
  )
}
