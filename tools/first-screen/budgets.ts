import path from 'node:path'
import { readJson } from '../read-json.ts'
import { root } from '../root.ts'

/** The file that holds all budgets, as its messages name it. */
export const budgetFile = 'tools/first-screen/first-screen-budgets.json'

/** What a first screen may cost; sizes in bytes, brotli. */
export interface FirstScreenBudget {
  /** Of scripts that the document names or holds. */
  readonly jsBytes: number
  /** Of scripts that hydrate the page once it is painted. */
  readonly lateJsBytes: number
  /** Of sheets that the document names or holds. */
  readonly cssBytes: number
  /** Of sheets that come with the late scripts. */
  readonly lateCssBytes: number
  /** Scripts and sheets that the document names. */
  readonly files: number
  /** The messages inside the document. */
  readonly messageBytes: number
}

/** What a part of the app may cost that is fetched after a first screen. */
export interface LaterPartBudget {
  /** Scripts and sheets that it needs besides those of the entry. */
  readonly files: number
}

/** All budgets of the shop's build. */
export interface Budgets {
  /** By path. */
  readonly firstScreens: Readonly<Record<string, FirstScreenBudget>>
  /** By the name of the file that the bundler gives the part. */
  readonly laterParts: Readonly<Record<string, LaterPartBudget>>
}

/** Reads the budgets. Throws when their file cannot be read. */
export function readBudgets(): Budgets {
  const budgets = readJson<Budgets>(path.join(root, budgetFile))
  if (budgets === undefined) throw new Error(`${budgetFile} cannot be read.`)
  return budgets
}
