import { availableParallelism } from 'node:os'
import { browserMissing, findBrowser } from '../browser.ts'
import { concernedBy } from './concerns.ts'
import { kitTable } from './kit-table.ts'
import { countStories } from './story-counts.ts'
import { type Suite, crashed } from './suite.ts'
import { runVitest } from './vitest-suite.ts'

/** Every story in a real browser: it renders, its play function passes, and axe finds nothing in any color mode. */
export const storiesSuite: Suite = {
  name: 'stories',
  concerns: concernedBy(/^(?:packages|apps\/(?:web|admin)|\.storybook)\/.*\.(?:tsx?|css|json|svg|woff2)$/u),
  run: async (change) => {
    const browser = await findBrowser()
    if (browser === undefined) return crashed(browserMissing)
    const folders = ['packages/ui', 'apps/web', 'apps/admin', '.storybook'].map((folder) => ({
      name: 'storybook',
      folder,
    }))
    // React as it ships: its build for development takes a seventh of the processor time for warnings that nobody reads here.
    const env = { CHROME_PATH: browser, NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' }
    return runVitest('stories', folders, {
      env,
      // A browser page each, and no page waits for the other's answers from the server.
      workers: availableParallelism(),
      change,
      read: (report) => console.log(kitTable(countStories(report))),
    })
  },
}
