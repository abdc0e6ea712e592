import type { Page } from '@playwright/test'
import type { CallOutput } from '@flower-market/api-client'
import { allPeople, arrive, beginSession, joinAs } from './market-state.ts'
import { expect, test } from './shop-page.ts'

/** Joins, chooses USDT for 20,000 ₽ and gets the address. Answers the top-up's id. */
async function begin(page: Page): Promise<string> {
  const session = await joinAs(`usdt-${crypto.randomUUID()}@buyers.example`, 'a rose is a rose')
  await arrive(page, session, { path: '/en/transaction/replenishment' })
  await page.getByLabel('Amount').fill('20000')
  await page.getByRole('radio', { name: /USDT/ }).check()
  await expect(page.getByText(/per USDT$/)).toBeVisible()
  await page.getByRole('button', { name: 'Get the address' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^(?:30:00|29:\d\d)$/)
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  return new URL(page.url()).searchParams.get('id') ?? ''
}

/** Sends from the sandbox's wallet, in a window of its own. */
async function send(page: Page, what: string): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open the test wallet' }).click()
  const wallet = await opened
  await wallet.getByRole('radio', { name: what, exact: true }).check()
  await wallet.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(wallet.getByText('Payment sent')).toBeVisible()
  await wallet.close()
}

test('a top-up in USDT is confirmed by the network and credited while its page is open', async ({ page }) => {
  await begin(page)
  await send(page, 'The exact amount')
  await expect(page.getByText(/^₽20,000\.\d\d credited to your balance$/)).toBeVisible()
  await page.goto('/en/historybalance')
  await expect(page.getByText(/20,000\.\d\d/).first()).toBeVisible()
})

test('a top-up in USDT is canceled by its person, who may begin another one', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  const dialog = page.getByRole('dialog', { name: /^Cancel payment \d+\?$/ })
  await dialog.getByRole('button', { name: 'Cancel payment' }).click()
  await expect(page.getByText('You canceled this payment')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.goto('/en/transaction')
  const row = page.getByRole('row', { name: /Balance top-up/ })
  await expect(row).toContainText('Canceled')
  await expect(row).toContainText('balance unchanged')
})

test('a top-up in USDT that is paid late waits for staff, who credit it with a reason', async ({ page }) => {
  const id = await begin(page)
  await send(page, 'The exact amount, too late')
  await expect(page.getByText('Your payment arrived after the time was up')).toBeVisible()
  const staff = await beginSession(allPeople.vera)
  const { items } = await staff.get<CallOutput<'cryptoTransferList'>>(
    '/api/crypto/transfer/list?status=held&limit=100',
  )
  const held = items.find(({ payment }) => payment?._id === id)
  expect(held?.reason).toBe('paid-late')
  await staff.post(`/api/crypto/transfer/${held?._id}/settle`, {
    decision: 'credit',
    amount: held?.worth,
    reason: 'Credited at the rate of the day',
  })
  await expect(page.getByText('Credited at the rate of the day')).toBeVisible()
  await expect(page.getByText(/credited to your balance/)).toBeVisible()
})
