import path from 'node:path'
import { root } from '../root.ts'
import type { Check } from '../suites/suite.ts'
import { budgetFile, readBudgets, type FirstScreenBudget } from './budgets.ts'
import { firstScreenOf, type FileBytes, type FirstScreen } from './first-screen-bytes.ts'

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

/** The pages with a budget, as the shop's build has them. */
export function firstScreens(): (readonly [route: string, FirstScreen])[] {
  const dist = path.join(root, 'apps/web/dist')
  return Object.keys(readBudgets().firstScreens).map((route) => [route, firstScreenOf(dist, route)])
}

/** Every page with a budget keeps it. */
export function firstScreenChecks(): Check[] {
  const known = readBudgets().firstScreens
  return firstScreens().flatMap(([route, measured]) => checkFirstScreen(route, measured, known[route]!))
}
