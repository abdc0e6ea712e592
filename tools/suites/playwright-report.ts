import { stripVTControlCharacters } from 'node:util'
import { type SuiteResult, type TestTime, crashed } from './suite.ts'

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  /** What went wrong outside of any test. */
  readonly errors: readonly unknown[]
  readonly suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly projectName: string
      readonly results: readonly { readonly duration: number }[]
    }[]
  }[]
}

/** What is left of the output without the line for each test that began: what went wrong is read first. */
function withoutProgress(output: string): string {
  return output
    .split(/\r?\n/u)
    .filter((line) => !/^\W*\[\d+\/\d+\] /u.test(stripVTControlCharacters(line)))
    .join('\n')
}

/** Counts a Playwright run; a test that passed only when repeated is a failure, and so is finding no test. */
export function countPlaywright(
  report: PlaywrightReport | undefined,
  exitCode: number,
  output: string,
): SuiteResult {
  if (report === undefined) return crashed(output)
  const { expected, unexpected, flaky, skipped } = report.stats
  const counted = unexpected + flaky + report.errors.length
  const failed = counted === 0 && (exitCode !== 0 || expected === 0) ? 1 : counted
  return {
    passed: expected,
    failed,
    skipped,
    report: failed === 0 ? '' : withoutProgress(output),
    times: report.suites.flatMap((suite) => testTimes(suite)),
  }
}

function testTimes({ title, suites = [], specs }: PlaywrightSuite): TestTime[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      name: `${title} › ${spec.title} (${projectName})`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap((suite) => testTimes(suite))]
}
