import { stopIfInterrupted } from '../run-program.ts'
import { type Suite, type SuiteResult, add, crashed } from './suite.ts'

/**
 * Runs suites one after the other, with a line for each, the report of what failed, and the sum as the last line.
 * Returns whether everything passed.
 */
export async function runSuites(suites: readonly Suite[]): Promise<boolean> {
  let total: SuiteResult = { passed: 0, failed: 0, skipped: 0, report: '' }
  for (const suite of suites) {
    const begun = performance.now()
    const result = await suite.run().catch((error: unknown) => crashed(String(error)))
    stopIfInterrupted()
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    if (result.failed > 0) console.log(result.report.trimEnd())
    console.log(`${suite.name.padEnd(8)} ${sentence(result)} (${seconds} s)`)
    total = add(total, result)
  }
  console.log(sentence(total))
  return total.failed === 0
}

function sentence({ passed, failed, skipped }: SuiteResult): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
