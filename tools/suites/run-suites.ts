import { stopIfInterrupted } from '../run-program.ts'
import type { Change } from './change.ts'
import { type Suite, type SuiteResult, add, crashed, nothing } from './suite.ts'

const slowestShown = 10

/**
 * Runs stages one after the other and the suites of each side by side, with a line for each suite, the report of what
 * failed, the slowest tests, and the sum as the last line. Returns whether everything passed.
 */
export async function runSuites(stages: readonly (readonly Suite[])[], change?: Change): Promise<boolean> {
  let total = nothing
  for (const stage of stages) {
    const results = await Promise.all(stage.map((suite) => runSuite(suite, change)))
    total = results.reduce((sum, result) => add(sum, result), total)
  }
  console.log(sentence(total))
  return total.failed === 0
}

async function runSuite(suite: Suite, change: Change | undefined): Promise<SuiteResult> {
  const begun = performance.now()
  const result = await suite.run(change).catch((error: unknown) => crashed(String(error)))
  stopIfInterrupted()
  const took = performance.now() - begun
  if (result.failed > 0) console.log(result.report.trimEnd())
  console.log(`${suite.name.padEnd(10)} ${sentence(result)} (${seconds(took)})`)
  for (const { name, ms } of slowest(result)) console.log(`  ${seconds(ms).padStart(8)}  ${name}`)
  return result
}

function slowest({ times }: SuiteResult) {
  return times.toSorted((first, second) => second.ms - first.ms).slice(0, slowestShown)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function sentence({ passed, failed, skipped }: SuiteResult): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
