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
 * Finds in all sheets under a folder laid out like this repository selectors with `:has()` that a browser evaluates for each element, or
 * whose changes restyle all elements below.
 */
export function findCostlyHas(base: string): HasFindings {
  const files = globSync(sheets, { cwd: base, exclude: notOurs })
  return {
    problems: files.flatMap((file) =>
      costlySelectors(readFileSync(path.join(base, file), 'utf8')).map((problem) => `${file}: ${problem}`),
    ),
    sheets: files.length,
  }
}

function costlySelectors(css: string): string[] {
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
  const withHas = parts.filter((part) => part.some(containsHas))
  const text = String(selector).trim()
  return [
    ...(withHas.every(names)
      ? []
      : [`${text} is evaluated for each element: name a class or a type beside \`:has()\``]),
    ...(withHas.every((part) => part === last) || names(last)
      ? []
      : [
          `${text} restyles all elements below with each change, also below what other selectors with \`:has()\` match: name a class or a type at its end, or let the script set an attribute`,
        ]),
  ]
}

function containsHas(node: Node): boolean {
  if (node.type !== 'pseudo') return false
  return node.value === ':has' || (node.value === ':not' && node.some((inner) => inner.some(containsHas)))
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
