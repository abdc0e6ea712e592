import { afterEach } from 'vitest'

interface StoryMeta {
  reports?: readonly { readonly type: string; result: { readonly violations?: readonly unknown[] } }[]
}

/** Nobody reads what axe found right, and sending it with the markup of each element takes a tenth of a run. */
afterEach(({ task }) => {
  for (const report of (task.meta as StoryMeta).reports ?? []) {
    if (report.type === 'a11y' && report.result.violations !== undefined) {
      report.result = { violations: report.result.violations }
    }
  }
})
