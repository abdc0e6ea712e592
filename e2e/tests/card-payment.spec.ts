import type { CallOutput } from '@flower-market/api-client'
import { arrive, buy, joinAs, plentiful, readMarket } from './market-state.ts'
import type { ApiSession } from './api-session.ts'
import { expect, test, type Page } from './shop-page.ts'

async function openCardPage(page: Page, session: ApiSession): Promise<void> {
  await arrive(page, session, { path: '/en/transaction/replenishment' })
  await page.getByRole('textbox').fill('1500')
  await page.getByRole('radio', { name: /^Card/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Card payment (sandbox)' })).toBeVisible()
  await expect(page.getByRole('note')).toContainText('Nothing is charged')
}
function join(): Promise<ApiSession> {
  return joinAs(`card-${crypto.randomUUID()}@joiners.example`, 'eleven blue irises')
}
async function rubles(session: ApiSession): Promise<number> {
  const accounts = await session.get<CallOutput<'accountList'>>('/api/account/list')
  return accounts.find(({ type }) => type === 'RUBLE')?.amount ?? 0
}

test('a declined card is tried again, and the balance is topped up once', async ({ page }) => {
  const session = await join()
  await openCardPage(page, session)
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { name: 'The bank declined the payment' })).toBeVisible()
  expect(await rubles(session)).toBe(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Balance topped up' })).toBeVisible()
  expect(await rubles(session)).toBe(150_000)
})

test('whoever leaves the page of the bank waits calmly, goes back to it, gives up, and may begin anew @desktop', async ({
  page,
}) => {
  const session = await join()
  await openCardPage(page, session)
  await page.getByRole('link', { name: /^Return to the shop/ }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for the bank' })).toBeVisible()
  await page.getByRole('link', { name: /bank’s page/ }).click()
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  await expect(page.getByRole('heading', { name: 'Payment not completed' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Balance topped up' })).toBeVisible()
  expect(await rubles(session)).toBe(150_000)
})

test('an order that waits is paid by card @desktop', async ({ page }) => {
  const session = await join()
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  const order = await buy(session, date, { card, quantity: card.stemsPerBunch })
  await arrive(page, session, { path: `/en/history/${order._id}` })
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: `Order ${order.number} is paid` })).toBeVisible()
  await page.getByRole('link', { name: 'Open order' }).click()
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay by card' })).toHaveCount(0)
})
