import type { CallOutput } from '@flower-market/api-client'
import { arrive, joinAs } from './market-state.ts'
import { expect, test } from './moved-clock-shop.ts'
import type { Page } from './shop-page.ts'

const minuteMs = 60_000
const timeIsUp = 'Time to pay is up! Create a new payment or contact support!'

// A token does not outlive the time that the clock is moved by; the cookie brings another one.
test.use({ allowedErrors: [/401/] })

function idOf(page: Page): string {
  return new URL(page.url()).searchParams.get('id') ?? ''
}
/** Sends the exact amount from the sandbox's wallet for the payment that is open. */
async function sendExact(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open the test wallet' }).click()
  const wallet = await opened
  await wallet.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(wallet.getByText('Payment sent')).toBeVisible()
  await wallet.close()
}

test('a payment in USDT that nobody paid in time says so and leads to a new one; what comes for the first waits for staff @desktop', async ({
  page,
  movedClockShop: { origin, moveTo },
}) => {
  const buyer = await joinAs('late@buyers.example', 'a rose is a rose', origin)
  await arrive(page, buyer, { path: '/en/transaction/replenishment' })
  await page.getByLabel('Amount').fill('20000')
  await page.getByRole('radio', { name: /USDT/ }).check()
  await page.getByRole('button', { name: 'Get the address' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  const expired = idOf(page)
  const { expiresAt } = await buyer.get<CallOutput<'cryptoPaymentGet'>>(`/api/order/garantex/${expired}`)

  // The open page shows it without a reload.
  await moveTo(new Date(Date.parse(expiresAt) + minuteMs))
  await expect(page.getByRole('alert')).toContainText(timeIsUp)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0)

  // The new payment is of the same sum and by the same way.
  await page.getByRole('link', { name: 'New payment' }).click()
  await expect(page.getByLabel('Amount')).toHaveValue(/^20,000(?:\.00)?$/)
  await expect(page.getByRole('radio', { name: /USDT/ })).toBeChecked()
  await page.getByRole('button', { name: 'Get the address' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(idOf(page)).not.toBe(expired)
  await sendExact(page)
  await expect(page.getByText(/^₽20,000\.\d\d credited to your balance$/)).toBeVisible()

  // What arrives for the first one now is late: it is kept for its person, and staff decide.
  await page.goto(`${origin}/en/transaction/replenishment?id=${expired}`)
  await sendExact(page)
  await expect(page.getByText('Your payment arrived after the time was up')).toBeVisible()
  const { amount } = await buyer.get<CallOutput<'cryptoPaymentGet'>>(`/api/order/garantex/${expired}`)
  const [account] = await buyer.get<CallOutput<'accountList'>>('/api/account/list')
  expect(account?.amount).toBeLessThan(2 * amount)
  expect(account?.amount).toBeGreaterThan(0)
})
