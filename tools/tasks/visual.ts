import path from 'node:path'
import { parseArgs } from 'node:util'
import { followParent } from '../follow-parent.ts'
import { root } from '../root.ts'
import { buildStorybookIfChanged, storybookDist } from '../storybook-build.ts'
import { openBaseline } from '../visual/baseline.ts'
import { compareStories } from '../visual/compare-stories.ts'
import { openBrowser } from '../visual/open-browser.ts'
import { updateBaseline } from '../visual/update-baseline.ts'
import { summaryOf, writeReport } from '../visual/visual-report.ts'

followParent()
const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
})
const { update, only } = values
const baseline = openBaseline(path.join(root, '.cache/visual/baseline'))
if (!update && baseline.names().length === 0) {
  console.error(
    'There is nothing to compare with yet: take the pictures of what is right with "npm run visual -- --update".',
  )
  process.exit(1)
}
if (!(await buildStorybookIfChanged())) process.exit(1)
const browser = await openBrowser()
if (update) {
  const count = await updateBaseline(browser, storybookDist, baseline, only)
  console.log(`${count} pictures taken as the baseline`)
} else {
  if (baseline.browser !== browser.version()) {
    console.error(`The baseline was taken by Chromium ${baseline.browser}; this is ${browser.version()}.`)
  }
  const findings = await compareStories(browser, storybookDist, baseline, only)
  const report = writeReport(path.join(root, '.cache/visual/report'), findings)
  console.log(`Report: ${path.relative(root, report)}`)
  console.log(summaryOf(findings))
  process.exitCode = findings.differences.length === 0 ? 0 : 1
}
await browser.close()
