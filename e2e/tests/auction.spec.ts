import type { CallOutput } from '@flower-market/api-client'
import { allPeople, arrive, beginSession, readMarket, sharedSession } from './market-state.ts'
import { expect, test } from './shop-page.ts'

test('a buyer takes a lot at the clock, says how many, and finds the paid order', async ({ page }) => {
  const staff = await beginSession(allPeople.vera)
  const buyer = await sharedSession(allPeople.anna)
  const { cards } = await readMarket(buyer)
  const card = cards.find(
    ({ soldBy, stemsAvailable, stemsPerBunch }) => soldBy === 'bunch' && stemsAvailable >= 8 * stemsPerBunch,
  )
  if (card === undefined) throw new Error('Nothing is plentiful.')
  const auction = await staff.post<CallOutput<'auctionCreate'>>('/api/auction/create', {
    lots: [
      {
        code: card.code,
        stems: 4 * card.stemsPerBunch,
        startPrice: 2_000,
        step: 100,
        // However slow the browser is, the clock has not reached its reserve.
        stepMs: 60_000,
        reservePrice: 1_000,
        minimumBunches: 1,
      },
    ],
  })
  await arrive(page, buyer, { path: `/auction?auction=${auction._id}` })
  const clock = page.getByRole('region', { name: new RegExp(card.variety) })
  await clock.getByRole('button', { name: /Взять/ }).click()
  await expect(clock.getByRole('group', { name: 'Сколько пачек взять' })).toBeVisible()
  await clock.getByRole('button', { name: /^Взять/ }).click()
  await expect(clock.getByText(/Взяли по/)).toBeVisible()
  const bought = page.getByRole('link', { name: new RegExp(card.variety) }).first()
  await expect(bought).toBeVisible()
  await bought.click()
  await expect(page).toHaveURL(/\/history\//)
})
