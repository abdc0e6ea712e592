import path from 'node:path'
import { readJson } from '../read-json.ts'
import { root } from '../root.ts'
import type { Check } from '../suites/suite.ts'
import { budgetFile, readBudgets, type LaterPartBudget } from './budgets.ts'

interface BuiltFile {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** The files of a build by their keys, as Vite's manifest has them. */
export type BuiltFiles = Readonly<Record<string, BuiltFile>>

function keysReachedFrom(key: string, built: BuiltFiles, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(key)) return known
  known.add(key)
  for (const imported of built[key]?.imports ?? []) keysReachedFrom(imported, built, known)
  return known
}

/** The scripts and sheets that a part of the app needs besides those of the entry. Throws when the build has no such part. */
export function filesOfPart(built: BuiltFiles, name: string): readonly string[] {
  const part = Object.keys(built).find((key) => built[key]?.name === name)
  if (part === undefined) throw new Error(`The build has no part named ${name}.`)
  const ofEntry = keysReachedFrom('index.html', built)
  const files = new Set<string>()
  for (const key of keysReachedFrom(part, built)) {
    const one = ofEntry.has(key) ? undefined : built[key]
    if (one !== undefined) for (const file of [one.file, ...(one.css ?? [])]) files.add(file)
  }
  return [...files]
}

/** Whether a part keeps its budget of files. */
export function checkLaterPart(built: BuiltFiles, name: string, budget: LaterPartBudget): Check {
  const files = filesOfPart(built, name)
  return {
    name: `${name} keeps its budget of files`,
    isPassed: files.length <= budget.files,
    output: `  ${files.length}: ${files.join(', ')}; ${budgetFile} allows ${budget.files}.`,
  }
}

/** What every page fetches with its first call, and the catalog with the rest of its list, stays in few files. */
export function laterPartChecks(): Check[] {
  const manifest = path.join(root, 'apps/web/dist/.vite/manifest.json')
  const built = readJson<BuiltFiles>(manifest)
  if (built === undefined) throw new Error(`${manifest} cannot be read.`)
  return Object.entries(readBudgets().laterParts).map(([name, budget]) => checkLaterPart(built, name, budget))
}
