import path from 'node:path'
import { followParent } from '../follow-parent.ts'
import { root } from '../root.ts'
import { buildStorybookIfChanged, storybookDist } from '../storybook-build.ts'
import { openBaseline } from '../visual/baseline.ts'
import { type FailedStory, compareStories } from '../visual/compare-stories.ts'
import { openBrowser } from '../visual/open-browser.ts'
import { readOptions } from '../visual/read-options.ts'
import { isWanted, readStories } from '../visual/story-list.ts'
import { updateBaseline } from '../visual/update-baseline.ts'
import { summaryOf, writeReport } from '../visual/visual-report.ts'

followParent()
const options = readOptions(process.argv.slice(2), ['update'])
if ('problem' in options) fail(options.problem)
const { only, flags } = options
const baseline = openBaseline(path.join(root, '.cache/visual/baseline'))
if (!flags.update && baseline.names().length === 0) {
  fail(
    'There is nothing to compare with yet: take the pictures of what is right with "npm run visual -- --update".',
  )
}
if (!(await buildStorybookIfChanged())) process.exit(1)
if (!readStories(storybookDist).some(({ id }) => isWanted(id, only))) {
  fail(`There is no story under ${only.join(', ')}.`)
}
const browser = await openBrowser()
if (flags.update) {
  const { taken, failures } = await updateBaseline(browser, storybookDist, baseline, only)
  tell(failures)
  console.log(`${taken} pictures taken as the baseline, ${failures.length} stories failed`)
  process.exitCode = failures.length === 0 ? 0 : 1
} else {
  if (baseline.browser !== browser.version()) {
    console.error(`The baseline was taken by Chromium ${baseline.browser}; this is ${browser.version()}.`)
  }
  const findings = await compareStories(browser, storybookDist, baseline, only)
  tell(findings.failures)
  const report = writeReport(path.join(root, '.cache/visual/report'), findings)
  console.log(`Report: ${path.relative(root, report)}`)
  console.log(summaryOf(findings))
  process.exitCode = findings.differences.length + findings.failures.length === 0 ? 0 : 1
}
await browser.close()

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function tell(failures: readonly FailedStory[]): void {
  for (const { id, problem } of failures) console.error(`✗ ${id}: ${problem}`)
}
