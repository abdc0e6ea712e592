import type { CallOutput } from '@flower-market/api-client'
import { newestTo, verifiedMarketOrigin } from './api-session.ts'
import { allPeople, arrive, beginSession, joinAs, plentiful, readMarket } from './market-state.ts'
import { expect, test } from './shop-page.ts'

const details = { name: 'Vera Sadova', city: 'Москва', address: 'ул. Садовая, 3', index: '119180' }

test('somebody who is not approved is told the state, led to the form, and orders after the approval @desktop', async ({
  page,
}) => {
  const origin = verifiedMarketOrigin()
  const email = `verified-${crypto.randomUUID()}@joiners.example`
  const [buyer, staff] = [
    await joinAs(email, 'eleven blue irises', origin),
    await beginSession(allPeople.vera, origin),
  ]
  const { date, cards } = await readMarket(buyer)
  const card = plentiful(cards)
  const cart = { [date]: [{ card, quantity: card.stemsPerBunch }] }
  await arrive(page, buyer, { path: `/en/order?date=${date}`, cart })
  await expect(page.getByText('Verify your account to place orders')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay / })).toBeDisabled()
  await page.getByRole('link', { name: 'Verify account' }).click()
  await expect(page).toHaveURL(/\/en\/profile\/verification/)

  // What the form of this page asks for is another test's; the request is sent by calls.
  const { _id } = await buyer.get<CallOutput<'authentication'>>('/api/auth/authentication')
  const phone = `7999${Date.now() % 10_000_000}`.padEnd(11, '0')
  await buyer.post('/api/zvonok/confirm-phone', { _id, phone })
  const { code } = await newestTo(buyer.context, phone, ({ kind }) => kind === 'call')
  await buyer.post('/api/zvonok/send-pin', { _id, pinCode: code })
  await buyer.patch('/api/user/verification', { ...details, phone })
  await page.goto(`${origin}/en/order?date=${date}`)
  await expect(page.getByText('We are checking your details')).toBeVisible()

  await staff.patch('/api/user/verification/review', { _id, isApproved: false, comment: 'Check the address' })
  await expect(page.getByText(/^Correct your details and submit them again/)).toBeVisible()
  await expect(page.getByText(/^Your verification was declined\. See the reason/)).toBeVisible()
  await newestTo(buyer.context, email, ({ link }) => link?.includes('/profile/verification') ?? false)
  await buyer.patch('/api/user/verification', { ...details, phone, address: 'ул. Садовая, 4' })
  await staff.patch('/api/user/verification/review', { _id, isApproved: true })
  await expect(page.getByText(/^Correct your details and submit them again/)).toHaveCount(0)
  await page.getByRole('radio', { name: /^Pickup/ }).check()
  await page.getByRole('radio', { name: /Cash/ }).check()
  await page.getByRole('button', { name: /^Order for/ }).click()
  await expect(page.getByText('Order placed', { exact: true })).toBeVisible()
})
