import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { checkSync } from 'recheck'
import { readJson } from '../read-json.ts'
import { readExpressions, type SourceExpression } from './source-expressions.ts'

/** All that reads texts: a server that a text keeps busy answers nobody, a page that one keeps busy is frozen. */
const code = '{apps,packages}/*/src/**/*.{ts,tsx}'
const excluded = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/{testing,stories}/**']
/** The verdicts of earlier runs: a verdict depends on the expression alone. */
const cacheFile = '.cache/linear-expressions.json'
/**
 * Steps are counted, not milliseconds: with its usual limits of time a busy machine has `recheck` call linear expressions
 * slow, because an attack on them took it more than a second. What nobody can tell within the last one is refused.
 */
const limits = {
  attackTimeout: null,
  incubationTimeout: null,
  recallTimeout: null,
  seedingTimeout: null,
  timeout: 240_000,
} as const

/** Expressions whose time grows faster than their input, one sentence each, and how many were judged. */
export interface ExpressionFindings {
  readonly problems: readonly string[]
  readonly expressions: number
}

/** Judges every regular expression of a folder laid out like this repository. */
export function findSlowExpressions(base: string): ExpressionFindings {
  const cache = path.join(base, cacheFile)
  const known = new Set(readJson<string[]>(cache))
  const linear = new Set<string>()
  const problems = globSync(code, { cwd: base, exclude: excluded }).flatMap((file) => {
    const text = readFileSync(path.join(base, file), 'utf8')
    const { expressions, unreadable } = readExpressions(text, { tsx: file.endsWith('.tsx') })
    const slow = expressions.flatMap((expression) => {
      const written = `/${expression.source}/${expression.flags}`
      const problem = known.has(written) || linear.has(written) ? null : slownessOf(expression)
      if (problem === null) linear.add(written)
      return problem === null ? [] : [`${file} has ${written}: ${problem}`]
    })
    const hidden = `${file} makes an expression of a value: write it as a literal or a template`
    return slow.concat(unreadable === 0 ? [] : [hidden])
  })
  mkdirSync(path.dirname(cache), { recursive: true })
  writeFileSync(cache, JSON.stringify([...linear], null, 2))
  return { problems, expressions: linear.size + problems.length }
}

let recheck: { checkSync: typeof checkSync } | undefined

/** Why an expression is refused; null for one whose time is bounded by the length of its input. */
function slownessOf({ source, flags }: SourceExpression): string | null {
  if (recheck === undefined) {
    // In this process: the answer of its worker is sometimes not there yet when it is read (synckit 0.9).
    process.env['RECHECK_SYNC_BACKEND'] = 'pure'
    recheck = createRequire(import.meta.url)('recheck') as { checkSync: typeof checkSync }
  }
  const verdict = recheck.checkSync(source, flags, limits)
  if (verdict.status === 'safe') return null
  if (verdict.status === 'unknown') return `nobody can tell how long it takes (${verdict.error.kind})`
  return `${verdict.complexity.summary}, for example on ${verdict.attack.pattern}`
}
