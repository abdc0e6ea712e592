import { brotliCompressSync } from 'node:zlib'
import type { PagePayload } from '@flower-market/api-client'
import { phone as slowPhone, slowDown } from '../../tools/slow-phone.ts'
import { recordShifts } from './layout-shifts.ts'
import { allPeople, arrive, sharedSession } from './market-state.ts'
import { expect, test } from './shop-page.ts'

for (const address of ['/catalog', '/en/catalog?type=roses']) {
  test(`${address} does not move while it loads on a phone @desktop`, async ({ page, browser, baseURL }) => {
    await arrive(page, await sharedSession(allPeople.anna))
    const storageState = await page.context().storageState()
    // A context of its own has an empty cache.
    const phone = await browser.newContext({
      storageState,
      ...slowPhone,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    const cold = await phone.newPage()
    const shifts = await recordShifts(cold)
    await slowDown(cold)
    const answered = cold.waitForResponse(/\/api\/catalog\/cards/)
    await cold.goto(address)
    // The first rows are there without a request, all others when these are painted.
    await expect(cold.getByRole('gridcell').first()).toBeVisible()
    await answered
    await cold.waitForLoadState('networkidle')
    await expect(cold.getByRole('row').nth(2)).toBeVisible()
    const found = await shifts()
    expect(
      found.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(found),
    ).toBeLessThan(0.001)
    await phone.close()
  })
}

test("the catalog's document is small and holds its first rows and what they look like", async ({ page }) => {
  await arrive(page, await sharedSession(allPeople.anna))
  const answer = await page.reload()
  const html = (await answer?.text()) ?? ''
  const sheets = [...html.matchAll(/<style>(?<rules>.*?)<\/style>/gsu)].map(
    ({ groups }) => groups?.['rules'] ?? '',
  )
  expect(sheets[0]).toMatch(/^@layer /u)
  // All that it looks like: the budget of a first screen, which only documents of a server can show for this page.
  expect(brotliCompressSync(sheets[0] ?? '').length).toBeLessThan(8000)
  const { responseBodySize } = (await answer?.request().sizes()) ?? { responseBodySize: Infinity }
  expect(responseBodySize).toBeLessThan(30_000)
  const { calls } = await page.evaluate((): PagePayload =>
    JSON.parse(document.getElementById('page-payload')?.textContent ?? 'null'),
  )
  expect(Object.keys(calls).filter((key) => key.startsWith('catalogFirstCards'))).toHaveLength(1)
})
