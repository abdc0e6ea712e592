import path from 'node:path'
import { type SuiteResult, type TestTime, crashed } from './suite.ts'

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly title: string
      readonly status: string
      readonly duration?: number | null
      readonly failureMessages: readonly string[]
      /** Only stories have it: what the addons of Storybook report. */
      readonly meta?: {
        readonly reports?: readonly {
          readonly type: string
          readonly result: { readonly violations?: readonly unknown[] }
        }[]
      }
    }[]
  }[]
}

/**
 * Counts a Vitest run. A file that fell over before its first test, an error outside of any test and a folder of
 * `roots` without a single test each count as a failure.
 */
export function countVitest(
  report: VitestReport | undefined,
  exitCode: number,
  output: string,
  roots: readonly string[],
): SuiteResult {
  if (report === undefined) return crashed(output)
  const failures = report.testResults.map(({ status, assertionResults }) => {
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed').length
    return status === 'failed' ? Math.max(1, failed) : failed
  })
  const empty = roots.filter(
    (root) =>
      !report.testResults.some((file) => file.name.startsWith(root) && file.assertionResults.length > 0),
  )
  const counted = failures.reduce((sum, failed) => sum + failed, 0) + empty.length
  const failed = exitCode !== 0 && counted === 0 ? 1 : counted
  return {
    passed: report.numPassedTests,
    failed,
    skipped: report.numPendingTests + report.numTodoTests,
    report: failed === 0 ? '' : [output, ...empty.map((root) => `✗ No test was found in ${root}`)].join('\n'),
    times: testTimes(report),
  }
}

function testTimes({ testResults }: VitestReport): TestTime[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({
      name: `${path.basename(name)} › ${title}`,
      ms: duration ?? 0,
    })),
  )
}
