import type { Page } from '@playwright/test'

/** Counts what the person does from now on; moving between pages of the shop does not begin anew. */
export async function countInput(
  page: Page,
  type: 'click' | 'keydown' | 'pointerdown',
): Promise<() => Promise<number>> {
  await page.evaluate((name) => {
    const counter = { input: 0 }
    Object.assign(globalThis, { counter })
    document.addEventListener(name, ({ isTrusted }) => (counter.input += Number(isTrusted)), true)
  }, type)
  return () => page.evaluate(() => (globalThis as unknown as { counter: { input: number } }).counter.input)
}
