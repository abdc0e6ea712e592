import path from 'node:path'
import { makeSheets } from '../contact-sheet/make-sheets.ts'
import { followParent } from '../follow-parent.ts'
import { root } from '../root.ts'
import { buildStorybookIfChanged, storybookDist } from '../storybook-build.ts'
import { openBrowser } from '../visual/open-browser.ts'
import { readOptions } from '../visual/read-options.ts'
import { isWanted, readStories } from '../visual/story-list.ts'

followParent()
const options = readOptions(process.argv.slice(2), ['kit'])
if ('problem' in options) {
  console.error(options.problem)
  process.exit(1)
}
const { only, flags } = options
if (!(await buildStorybookIfChanged())) process.exit(1)
const parts = flags.kit ? ['UI'] : ['Screens', 'Flows', 'App', 'Admin']
const stories = readStories(storybookDist).filter(({ id }) => isWanted(id, parts) && isWanted(id, only))
if (stories.length === 0) {
  console.error(`There is no story under ${only.join(', ')} in ${parts.join(', ')}.`)
  process.exit(1)
}
const begun = performance.now()
const name = flags.kit ? 'kit' : 'screens'
const browser = await openBrowser()
const { sheets, failures } = await makeSheets(browser, {
  dist: storybookDist,
  stories,
  folder: path.join(root, '.cache/contact-sheets', name),
  title: name,
  isTrimmed: flags.kit,
})
await browser.close()
for (const { id, problem } of failures) console.error(`✗ ${id}: ${problem}`)
for (const sheet of sheets) console.log(path.relative(root, sheet))
const seconds = Math.round((performance.now() - begun) / 1000)
console.log(
  `${stories.length} stories on ${sheets.length} sheets in ${seconds} s, ${failures.length} stories failed`,
)
process.exitCode = failures.length === 0 ? 0 : 1
