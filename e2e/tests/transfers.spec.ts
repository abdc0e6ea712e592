import type { Page } from '@playwright/test'
import type { CallOutput } from '@flower-market/api-client'
import type { ApiSession } from './api-session.ts'
import { allPeople, arrive, beginSession, joinAs, sharedSession } from './market-state.ts'
import { expect, test } from './shop-page.ts'

type Transaction = CallOutput<'transactionGet'>

/** Somebody new with 50,000 rubles. */
async function joinWithMoney(staff: ApiSession): Promise<ApiSession> {
  const buyer = await joinAs(`transfers-${crypto.randomUUID()}@joiners.example`, 'eleven blue irises')
  const topUp = { kind: 'top-up', paymentMethod: 'CASH', amount: 5_000_000 }
  const { _id, amount } = await buyer.post<Transaction>('/api/transaction', topUp)
  await staff.post(`/api/transaction/${_id}/confirm`, { amount })
  return buyer
}

/** Transfers 100 dollars to Kilima on the page; answers the transfer. */
async function transferOnPage(page: Page, buyer: ApiSession): Promise<Transaction> {
  await arrive(page, buyer, { path: '/en/transaction/transfer', isCartKept: true })
  const to = page.getByRole('combobox', { name: /^To/ })
  await to.fill('Kilima')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: /^Recipient gets/ }).fill('100')
  await page.getByRole('textbox', { name: /^Purpose/ }).fill('Proforma 17')
  await expect(page.getByText(/Kilima Dawn Blooms will get/)).toBeVisible()
  await page.getByRole('button', { name: 'Transfer $100.00' }).click()
  await expect(page.getByText('The amount is reserved.', { exact: false })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  return buyer.get<Transaction>(`/api/transaction/${id}`)
}

test('a transfer is sent by staff and accepted by the plantation in another browser @desktop', async ({
  page,
  browser,
}) => {
  const staff = await sharedSession(allPeople.vera)
  const buyer = await joinWithMoney(staff)
  const { _id, number } = await transferOnPage(page, buyer)
  await staff.post(`/api/transaction/${_id}/send`, {})
  await expect(page.getByText(/^The bank has sent the transfer/)).toBeVisible()

  const farm = await browser.newContext()
  const farmPage = await farm.newPage()
  await arrive(farmPage, await beginSession('kamau@kilima.example'), {
    path: '/en/transaction/payments?status=SENDED',
    isCartKept: true,
  })
  const accept = farmPage.getByRole('button', { name: `Transfer ${number}: confirm receipt` })
  await accept.click()
  await expect(accept).toHaveCount(0)
  await expect(farmPage.getByRole('list', { name: 'Accepted' })).toContainText(`Transfer ${number}`)
  await farm.close()

  // The buyer's page hears it without a reload.
  await expect(page.getByText('The plantation has confirmed the transfer.')).toBeVisible()
})

test('a transfer that staff reject says why, and the money is back @desktop', async ({ page }) => {
  const staff = await sharedSession(allPeople.vera)
  const buyer = await joinWithMoney(staff)
  const { _id } = await transferOnPage(page, buyer)
  await staff.post(`/api/transaction/${_id}/reject`, {
    reason: 'The proforma is missing',
    seenStatus: 'IN_PROCESSED',
  })
  await expect(page.getByText(/The proforma is missing/)).toBeVisible()
  const [account] = await buyer.get<CallOutput<'accountList'>>('/api/account/list')
  expect(account?.amount).toBe(5_000_000)
})
