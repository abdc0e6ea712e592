import { randomInt } from 'node:crypto'
import type { CallOutput } from '@flower-market/api-client'
import { allPeople, arrive, joinAs, sharedSession } from './market-state.ts'
import { expect, test, typePassword } from './shop-page.ts'
import { statementFile } from './statement-file.ts'

// Asking who a visitor is, and the refused decision of the second member of staff.
test.use({ allowedErrors: [/401/, /409/] })

test('an invoice is credited by the bank’s statement, the buyer’s open page says so, and whoever decides after a colleague is refused @desktop', async ({
  page,
  browser,
}) => {
  const buyer = await joinAs(`invoiced-${crypto.randomUUID()}@buyers.example`, 'asters in the cold')
  const amount = 1_000_000 + randomInt(1, 900_000)
  const asked = { kind: 'top-up', paymentMethod: 'CHECK', amount }
  const { _id, invoice } = await buyer.post<CallOutput<'transactionCreate'>>('/api/transaction', asked)
  await arrive(page, buyer, { path: `/en/transaction/replenishment?id=${_id}` })

  const context = await browser.newContext({ locale: 'en-US' })
  const staff = await context.newPage()
  await staff.goto(`${process.env['STAFF_ORIGIN']}/en/money/statements`)
  await typePassword(staff, allPeople.vera)
  await expect(staff.getByRole('heading', { name: 'Bank statements' })).toBeVisible()
  const number = crypto.randomUUID().slice(0, 8)
  const loan = { number: `${number}-2`, amount: 4_400, purpose: 'Возврат займа' }
  const file = statementFile([{ number, amount, purpose: `Оплата по счёту № ${invoice?.number}` }, loan])
  const picker = staff.getByLabel('Import statement').and(staff.locator('input'))
  await picker.setInputFiles({ name: 'kl_to_1c.txt', mimeType: 'text/plain', buffer: Buffer.from(file) })

  // The buyer has given no INN: staff look at the line before they credit it.
  await expect(staff.getByText('The payer’s INN is another or not given')).toBeVisible()
  await staff.getByRole('checkbox').check()
  await staff.getByRole('button', { name: 'Credit 1 selected' }).click()
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: /^Credit / })
    .click()
  await expect(staff.getByRole('button', { name: 'Credited: 1' })).toBeVisible()
  await expect(page.getByText('The money has been added to your balance.')).toBeVisible()
  const [account] = await buyer.get<CallOutput<'accountList'>>('/api/account/list')
  expect(account?.amount).toBe(amount)

  // A colleague excludes the other line while its dialog is open here.
  await staff.getByRole('button', { name: 'Unmatched: 1' }).click()
  await staff.getByRole('button', { name: /^Exclude: / }).click()
  const id = new URL(staff.url()).pathname.split('/').at(-1)
  const vera = await sharedSession(allPeople.vera)
  const { lines } = await vera.get<CallOutput<'bankStatementGet'>>(`/api/bank-statement/${id}`)
  const lineId = lines.find(({ purpose }) => purpose === loan.purpose)?._id
  const body = { lineId, seen: 'waiting', reason: 'A loan was paid back' }
  await vera.post(`/api/bank-statement/${id}/exclude`, body)
  await staff.getByLabel('Reason').fill('Not ours')
  await staff.getByRole('dialog').getByRole('button', { name: 'Exclude' }).click()
  await expect(staff.getByRole('alert')).toContainText('A loan was paid back')
  await context.close()
})
