import type { Page } from '@playwright/test'

interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

/** Records what moves without anybody having touched the page. */
export async function recordShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // What follows a press is meant to move.
        if (Reflect.get(entry, 'hadRecentInput') === true) continue
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: readonly { node: Node | null }[]
        }
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shifts: readonly Shift[] }).shifts)
}
