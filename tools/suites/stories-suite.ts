import { browserMissing, findBrowser } from '../browser.ts'
import { kitTable } from './kit-table.ts'
import { countStories } from './story-counts.ts'
import { type Suite, crashed } from './suite.ts'
import { runVitest } from './vitest-suite.ts'

/** Every story in a real browser: it renders, its play function passes, and axe finds nothing. */
export const storiesSuite: Suite = {
  name: 'stories',
  run: async () => {
    const browser = await findBrowser()
    if (browser === undefined) return crashed(browserMissing)
    const folders = ['packages/ui', 'apps/web', '.storybook'].map((folder) => ({ name: 'storybook', folder }))
    const env = { CHROME_PATH: browser, STORYBOOK_DISABLE_TELEMETRY: '1' }
    return runVitest('stories', folders, {
      env,
      read: (report) => console.log(kitTable(countStories(report))),
    })
  },
}
