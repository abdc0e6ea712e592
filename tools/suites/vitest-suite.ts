import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '../read-json.ts'
import { root } from '../root.ts'
import { runTool } from '../run-program.ts'
import type { Change } from './change.ts'
import type { SuiteResult } from './suite.ts'
import { type VitestReport, countVitest } from './vitest-report.ts'

/** A project of the root `vitest.config.ts`, and the folder where it must find tests. */
export interface VitestProject {
  readonly name: string
  readonly folder: string
}

/** What a run of Vitest gets and gives beside its tests. */
interface VitestOptions {
  /** How many files run side by side. @default Vitest's own choice: a core is left free */
  readonly workers?: number
  readonly env?: Record<string, string>
  /** Gets the report of a run that came so far. */
  readonly read?: (report: VitestReport) => void
  /** Only the files that it can touch are run, be it none. */
  readonly change?: Change | undefined
}

/** Runs projects of the root `vitest.config.ts` and counts their tests. */
export async function runVitest(
  suite: string,
  projects: readonly VitestProject[],
  { env = {}, read, workers, change }: VitestOptions = {},
): Promise<SuiteResult> {
  const file = reportFile(suite)
  const names = projects.flatMap(({ name }) => ['--project', name])
  const beside = workers === undefined ? [] : [`--maxWorkers=${workers}`]
  const changed = change === undefined ? [] : [`--changed=${change.since}`, '--passWithNoTests']
  const { code, output } = await runTool(
    'vitest',
    [
      'run',
      ...names,
      ...beside,
      ...changed,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env, output: 'keep' },
  )
  const folders = (change === undefined ? projects : []).map(
    ({ folder }) => path.join(root, folder) + path.sep,
  )
  const report = readJson<VitestReport>(file)
  if (report !== undefined) read?.(report)
  return countVitest(report, code, output, folders)
}

/** A fresh place for a suite's report: one of an earlier run must not be counted. */
export function reportFile(suite: string): string {
  const file = path.join(root, '.cache', 'reports', `${suite}.json`)
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}
