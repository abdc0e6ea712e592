import type { VitestReport } from './vitest-report.ts'

/** What a run of the stories says beside passed and failed. */
export interface StoryCounts {
  readonly stories: number
  /** What axe found, each finding in each appearance that a story was checked in. */
  readonly violations: number
  /** Stories that axe has not looked at, neither with findings nor without. */
  readonly unchecked: number
  /** Stories that say by their name that they are played without a mouse. */
  readonly keyboardTests: number
}

type Result = VitestReport['testResults'][number]['assertionResults'][number]

/** The addon's matcher says this once for each element that it finds. */
const finding = /to have no violations:/gu

/** Reads the counts out of a run's results. A story that failed hands over no report of axe; its message has the findings. */
export function countStories(report: VitestReport): StoryCounts {
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const checks = results.map((result) => findingsOf(result))
  return {
    stories: results.length,
    violations: checks.reduce<number>((sum, findings) => sum + (findings ?? 0), 0),
    unchecked: checks.filter((findings) => findings === undefined).length,
    keyboardTests: results.filter(({ title }) => title.includes('Keyboard')).length,
  }
}

function findingsOf({ meta, failureMessages }: Result): number | undefined {
  const reports = meta?.reports?.filter(({ type }) => type === 'a11y') ?? []
  if (reports.length > 0) {
    return reports.reduce((sum, { result }) => sum + (result.violations?.length ?? 0), 0)
  }
  const found = failureMessages.join('\n').match(finding)?.length ?? 0
  return found === 0 ? undefined : found
}
