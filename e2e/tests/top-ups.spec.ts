import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { CallOutput } from '@flower-market/api-client'
import type { ApiSession } from './api-session.ts'
import { allPeople, arrive, joinAs, sharedSession } from './market-state.ts'
import { expect, test } from './shop-page.ts'

const credited = 'The money has been added to your balance.'
const amount = 2_000_000

/** Joins, and begins a top-up of 20,000 ₽ on the page. Answers the person and the id. */
async function begin(page: Page, way: RegExp): Promise<{ buyer: ApiSession; id: string }> {
  const buyer = await joinAs(`top-up-${crypto.randomUUID()}@joiners.example`, 'nine white lilacs')
  await arrive(page, buyer, { path: '/en/transaction/replenishment' })
  await page.getByLabel('Amount').fill('20000')
  await page.getByRole('radio', { name: way }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: /^Top-up \d+ for/ })).toBeVisible()
  return { buyer, id: new URL(page.url()).searchParams.get('id') ?? '' }
}
async function confirm(id: string): Promise<void> {
  const staff = await sharedSession(allPeople.vera)
  await staff.post(`/api/transaction/${id}/confirm`, { amount })
}
async function reject(id: string, reason: string): Promise<void> {
  const staff = await sharedSession(allPeople.vera)
  await staff.post(`/api/transaction/${id}/reject`, { reason })
}
async function rublesOf(buyer: ApiSession): Promise<number | undefined> {
  const [account] = await buyer.get<CallOutput<'accountList'>>('/api/account/list')
  return account?.amount
}
/** A number that no other receipt of a run has. */
function freshNumber(): string {
  return String(randomInt(1, 99_999_999))
}
/** Types the fiscal data of a receipt, as its paper shows them. */
async function typeReceipt(
  page: Page,
  numbers: { fiscalDrive: string; document: string; fiscalSign: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Enter receipt details' }).click()
  await page.getByRole('textbox', { name: 'Date on the receipt' }).fill('11/20/2026')
  await page.getByLabel('Time on the receipt').fill('12:30')
  await page.getByLabel('FN, fiscal drive').fill(numbers.fiscalDrive)
  await page.getByLabel('FD, document').fill(numbers.document)
  await page.getByLabel('FP, fiscal sign').fill(numbers.fiscalSign)
  await page.getByRole('button', { name: 'Send for review' }).click()
}
function attach(page: Page, picture: Buffer) {
  const file = { name: 'paid.png', mimeType: 'image/png', buffer: picture }
  return page.getByLabel('Picture of the paid QR code or the receipt').setInputFiles(file)
}

test('a top-up by the bank’s QR code: its picture is read and sent, staff confirm, and the open page says so @desktop', async ({
  page,
}) => {
  const { buyer, id } = await begin(page, /^Bank QR/)
  await attach(page, await page.getByRole('img', { name: /QR code/ }).screenshot())
  await expect(page.getByText('QR code recognized')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('A file has been uploaded.')).toBeVisible()
  await confirm(id)
  await expect(page.getByText(credited)).toBeVisible()
  expect(await rublesOf(buyer)).toBe(amount)
})

test.describe('without a QR code', () => {
  // What is not recognized is answered by 400.
  test.use({ allowedErrors: [/400/] })

  test('a picture is sent all the same, and staff who reject it say why @desktop', async ({ page }) => {
    const { buyer, id } = await begin(page, /^Bank QR/)
    await attach(page, await page.getByRole('heading', { name: /^Top-up/ }).screenshot())
    await expect(page.getByText('QR code not recognized')).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('A file has been uploaded.')).toBeVisible()
    await reject(id, 'The picture shows no payment')
    await expect(page.getByText('The picture shows no payment')).toBeVisible()
    expect(await rublesOf(buyer)).toBe(0)
  })
})

test.describe('a receipt by its numbers', () => {
  // A receipt that is used again is answered by 409.
  test.use({ allowedErrors: [/409/] })

  test('a receipt that cannot be read is typed: staff confirm the first, and nobody uses it twice @desktop', async ({
    page,
  }) => {
    const receipt = { fiscalDrive: '9960440301234567', document: freshNumber(), fiscalSign: freshNumber() }
    const { buyer, id } = await begin(page, /^Bank QR/)
    await typeReceipt(page, receipt)
    await expect(page.getByText(/^We have your receipt details/)).toBeVisible()
    await confirm(id)
    await expect(page.getByText(credited)).toBeVisible()
    expect(await rublesOf(buyer)).toBe(amount)

    const other = await begin(page, /^Bank QR/)
    // The zeros with which paper pads a number make no other receipt.
    await typeReceipt(page, { ...receipt, document: `00${receipt.document}` })
    await expect(page.getByText('This receipt was used for another payment.')).toBeVisible()
    expect(await rublesOf(other.buyer)).toBe(0)
  })
})

test('money that comes is shown by the open pages of another tab and another device @desktop', async ({
  page,
  browser,
}) => {
  const { buyer, id } = await begin(page, /^Cash/)
  const tab = await page.context().newPage()
  const device = await browser.newContext()
  const phone = await device.newPage()
  await tab.goto('/en/transaction')
  await arrive(phone, buyer, { path: '/en/historybalance', isCartKept: true })
  await expect(tab.getByRole('row', { name: /Balance top-up/ })).toContainText('In progress')
  await expect(phone.getByText('No operations yet')).toBeVisible()
  await confirm(id)
  await expect(page.getByText(credited)).toBeVisible()
  await expect(tab.getByRole('row', { name: /Balance top-up/ })).toContainText('₽20,000.00')
  await expect(tab.getByRole('row', { name: /Balance top-up/ })).toContainText('Paid')
  await expect(phone.getByRole('row', { name: /Top-up/ })).toContainText('₽20,000.00')
  await device.close()
})

test('a transfer to an invoice is proven by the PDF of its payment order, which staff open from the desk @desktop', async ({
  page,
}) => {
  const { buyer, id } = await begin(page, /^Invoice/)
  const order = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  const file = { name: 'order.pdf', mimeType: 'application/pdf', buffer: order }
  await page.getByLabel('Payment order').setInputFiles(file)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('A file has been uploaded.')).toBeVisible()
  const address = await page.getByRole('link', { name: 'Open' }).getAttribute('href')
  const opened = await page.request.get(address ?? '')
  expect([opened.headers()['content-type'], await opened.body()]).toEqual(['application/pdf', order])
  const staff = await sharedSession(allPeople.vera)
  const { items } = await staff.get<CallOutput<'desk'>>('/api/desk')
  expect(items.find(({ _id }) => _id === id)?.facts).toMatchObject({ proof: address, proofType: 'pdf' })
  await confirm(id)
  await expect(page.getByText(credited)).toBeVisible()
  expect(await rublesOf(buyer)).toBe(amount)
})

for (const [name, way] of [
  ['invoice', /^Invoice/],
  ['cash', /^Cash/],
] as const) {
  test(`a top-up by ${name} is confirmed by staff and credited while its page is open @desktop`, async ({
    page,
  }) => {
    const { buyer, id } = await begin(page, way)
    await confirm(id)
    await expect(page.getByText(credited)).toBeVisible()
    expect(await rublesOf(buyer)).toBe(amount)
  })

  test(`a top-up by ${name} that staff reject says why and credits nothing @desktop`, async ({ page }) => {
    const { buyer, id } = await begin(page, way)
    await reject(id, 'Nothing has come')
    await expect(page.getByText('Nothing has come')).toBeVisible()
    expect(await rublesOf(buyer)).toBe(0)
  })
}

test('an exchange at an expired quote is offered anew before anything is exchanged @desktop', async ({
  page,
}) => {
  const { buyer, id } = await begin(page, /^Cash/)
  await confirm(id)
  await page.clock.install()
  await page.goto('/en/operation')
  await page.getByRole('textbox', { name: /^You send/ }).fill('1000')
  const agree = page.getByRole('button', { name: /^Exchange at/ })
  await expect(agree).toBeEnabled()
  await page.clock.fastForward('05:01')
  await expect(agree).toHaveCount(0)
  expect(await rublesOf(buyer)).toBe(amount)
  // The page's clock is again that of the server.
  await page.clock.setSystemTime(Date.now())
  await page.getByRole('button', { name: 'Show a new quote' }).click()
  await agree.click()
  await expect(page.getByText('Exchange completed')).toBeVisible()
  expect(await rublesOf(buyer)).toBe(amount - 100_000)
})
