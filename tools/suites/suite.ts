/** What a suite found, counted test by test. */
export interface SuiteResult {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What a person has to read when something failed. */
  readonly report: string
}

/** A named part of what CI runs. */
export interface Suite {
  readonly name: string
  run(): Promise<SuiteResult>
}

/** One yes-or-no question, of a suite whose tools do not count tests. */
export interface Check {
  readonly name: string
  readonly isPassed: boolean
  /** Shown when the check failed. */
  readonly output: string
}

/** Counts checks. */
export function fromChecks(checks: readonly Check[]): SuiteResult {
  const failed = checks.filter((check) => !check.isPassed)
  return {
    passed: checks.length - failed.length,
    failed: failed.length,
    skipped: 0,
    report: failed.map((check) => `✗ ${check.name}\n${check.output}`).join('\n'),
  }
}

/** The result of a suite that did not even report: never less than one failure. */
export function crashed(report: string): SuiteResult {
  return { passed: 0, failed: 1, skipped: 0, report }
}

/** The sum of two results; both reports are kept. */
export function add(first: SuiteResult, second: SuiteResult): SuiteResult {
  return {
    passed: first.passed + second.passed,
    failed: first.failed + second.failed,
    skipped: first.skipped + second.skipped,
    report: [first.report, second.report].filter((report) => report !== '').join('\n'),
  }
}
