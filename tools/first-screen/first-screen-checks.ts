import path from 'node:path'
import { readJson } from '../read-json.ts'
import { root } from '../root.ts'
import type { Check } from '../suites/suite.ts'
import { firstScreenOf, type FileBytes, type FirstScreen } from './first-screen-bytes.ts'

const budgetFile = 'tools/first-screen/first-screen-budgets.json'

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

/** All bytes of some files. */
export function sumBytes(files: readonly FileBytes[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

/** One check a figure: it keeps its budget. */
export function checkFirstScreen(
  route: string,
  { starterBytes, js, lateJs, css, lateCss, criticalBytes, messageBytes }: FirstScreen,
  budget: FirstScreenBudget,
): Check[] {
  const measured: FirstScreenBudget = {
    jsBytes: starterBytes + sumBytes(js),
    lateJsBytes: sumBytes(lateJs),
    cssBytes: criticalBytes + sumBytes(css),
    lateCssBytes: sumBytes(lateCss),
    files: js.length + css.length,
    messageBytes,
  }
  return (Object.keys(measured) as (keyof FirstScreenBudget)[]).map((figure) => ({
    name: `${route} keeps its budget of ${figure}`,
    isPassed: measured[figure] <= budget[figure],
    output: `  ${measured[figure]}; ${budgetFile} allows ${budget[figure]}.`,
  }))
}

/** The budgets by page. */
function budgets(): Readonly<Record<string, FirstScreenBudget>> {
  const known = readJson<Record<string, FirstScreenBudget>>(path.join(root, budgetFile))
  if (known === undefined) throw new Error(`${budgetFile} cannot be read.`)
  return known
}

/** The pages with a budget, as the shop's build has them. */
export function firstScreens(): (readonly [route: string, FirstScreen])[] {
  const dist = path.join(root, 'apps/web/dist')
  return Object.keys(budgets()).map((route) => [route, firstScreenOf(dist, route)])
}

/** Every page with a budget keeps it. */
export function firstScreenChecks(): Check[] {
  const known = budgets()
  return firstScreens().flatMap(([route, measured]) => checkFirstScreen(route, measured, known[route]!))
}
