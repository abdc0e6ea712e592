import { existsSync } from 'node:fs'
import path from 'node:path'
import { browserMissing, findBrowser } from '../browser.ts'
import { readJson } from '../read-json.ts'
import { firstScreenChecks } from '../first-screen/first-screen-checks.ts'
import { laterPartChecks } from '../first-screen/later-parts.ts'
import { root } from '../root.ts'
import { runTool } from '../run-program.ts'
import { buildWebIfChanged } from '../web-build.ts'
import { type PlaywrightReport, countPlaywright } from './playwright-report.ts'
import type { Change } from './change.ts'
import { concernedByShipped } from './concerns.ts'
import { type Suite, add, crashed, fromChecks } from './suite.ts'
import { reportFile } from './vitest-suite.ts'

/** What the built shop weighs; then a real browser against the real server, its database and the built shop. */
export const e2eSuite: Suite = {
  name: 'e2e',
  concerns: concernedByShipped(/^(?:apps|packages|e2e)\//u),
  run: async (change) => {
    const build = await buildWebIfChanged()
    if (!build.isBuilt) return crashed(build.output)
    const browser = await findBrowser()
    if (browser === undefined) return crashed(browserMissing)
    const file = reportFile('e2e')
    const { code, output } = await runTool(
      'playwright',
      ['test', '--reporter=line,json', ...specsOf(change)],
      {
        cwd: path.join(root, 'e2e'),
        from: 'e2e',
        env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        output: 'keep',
      },
    )
    return add(
      fromChecks([...firstScreenChecks(), ...laterPartChecks()]),
      countPlaywright(readJson<PlaywrightReport>(file), code, output),
    )
  },
}

const spec = /^e2e\/(?<file>tests\/.+\.spec\.ts)$/u

/** A change of tests alone needs these alone; anything else needs all. */
export function specsOf(change: Change | undefined): string[] {
  const files = change?.files.filter((file) => e2eSuite.concerns(file)) ?? []
  const specs = files.map((file) => spec.exec(file)?.groups?.['file'])
  if (specs.includes(undefined)) return []
  return specs.flatMap((file) => (file !== undefined && existsSync(path.join(root, 'e2e', file)) ? file : []))
}
