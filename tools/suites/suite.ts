import type { Change } from './change.ts'

/** What a suite found, counted test by test. */
export interface SuiteResult {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What a person has to read when something failed. */
  readonly report: string
  /** How long each test took. */
  readonly times: readonly TestTime[]
}

/** How long a test took. */
export interface TestTime {
  readonly name: string
  readonly ms: number
}

/** A named part of what CI runs. */
export interface Suite {
  readonly name: string
  /** Whether a change of this file, named from the root, can change what the suite finds. */
  concerns(file: string): boolean
  /** Runs all, or only what a change can touch where the suite knows that. */
  run(change?: Change): Promise<SuiteResult>
}

/** One yes-or-no question, of a suite whose tools do not count tests. */
export interface Check {
  readonly name: string
  readonly isPassed: boolean
  /** Shown when the check failed. */
  readonly output: string
  /** How long it took, where that is known for it alone. */
  readonly ms?: number
}

/** The result of no test at all. */
export const nothing: SuiteResult = { passed: 0, failed: 0, skipped: 0, report: '', times: [] }

/** Counts checks. */
export function fromChecks(checks: readonly Check[]): SuiteResult {
  const failed = checks.filter((check) => !check.isPassed)
  return {
    passed: checks.length - failed.length,
    failed: failed.length,
    skipped: 0,
    report: failed.map((check) => `✗ ${check.name}\n${check.output}`).join('\n'),
    times: checks.flatMap(({ name, ms }) => (ms === undefined ? [] : [{ name, ms }])),
  }
}

/** The result of a suite that did not even report: never less than one failure. */
export function crashed(report: string): SuiteResult {
  return { ...nothing, failed: 1, report }
}

/** The sum of two results; both reports are kept. */
export function add(first: SuiteResult, second: SuiteResult): SuiteResult {
  return {
    passed: first.passed + second.passed,
    failed: first.failed + second.failed,
    skipped: first.skipped + second.skipped,
    report: [first.report, second.report].filter((report) => report !== '').join('\n'),
    times: [...first.times, ...second.times],
  }
}

/** Runs a step and says how long it took. */
export async function timed<T>(run: () => Promise<T>): Promise<T & { readonly ms: number }> {
  const begun = performance.now()
  return { ...(await run()), ms: performance.now() - begun }
}
