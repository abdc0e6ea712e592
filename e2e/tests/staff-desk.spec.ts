import { randomInt } from 'node:crypto'
import type { CallOutput } from '@flower-market/api-client'
import { allPeople, arrive, joinAs } from './market-state.ts'
import { expect, test, typePassword } from './shop-page.ts'

test.use({ allowedErrors: [/401/] })

test('staff credit a top-up at the desk: it is gone from a colleague’s desk, and the open page of the buyer has it @desktop', async ({
  page,
  browser,
}) => {
  const buyer = await joinAs(`topped-up-${crypto.randomUUID()}@buyers.example`, 'peonies after the rain')
  // By its sum it is found among the items of other tests.
  const amount = 1_000_000 + randomInt(1, 900_000)
  const body = { kind: 'top-up', paymentMethod: 'QRCODE', amount }
  const { _id } = await buyer.post<CallOutput<'transactionCreate'>>('/api/transaction', body)
  await arrive(page, buyer, { path: `/transaction/replenishment?id=${_id}` })
  await buyer.patchPicture(`/api/file/transaction?id=${_id}`, await page.screenshot())

  const [context, elsewhere] = [
    await browser.newContext({ locale: 'ru-RU' }),
    await browser.newContext({ locale: 'ru-RU' }),
  ]
  const [desk, colleague] = [await context.newPage(), await elsewhere.newPage()]
  for (const each of [desk, colleague]) {
    await each.goto(`${process.env['STAFF_ORIGIN']}/desk`)
    await typePassword(each, allPeople.vera)
  }
  const written = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2 }).format(amount / 100)
  const sum = new RegExp(written.replaceAll(/\s/gu, String.raw`\s`), 'u')
  await expect(colleague.getByRole('button', { name: sum })).toBeVisible()
  await desk.getByRole('button', { name: sum }).click()
  const panel = desk.getByRole('region', { name: 'Пополнение' })
  await expect(panel.getByRole('img')).toBeVisible()
  await panel.getByRole('button', { name: /^Зачислить/ }).click()
  // For ten seconds it can be taken back; a desk that is left sends it at once.
  await expect(desk.getByRole('button', { name: /^Вернуть/ })).toBeVisible()
  await expect(colleague.getByRole('button', { name: sum })).toBeVisible()
  await desk.reload()
  for (const each of [desk, colleague]) await expect(each.getByRole('button', { name: sum })).toHaveCount(0)

  await expect(page.getByRole('button', { name: /^Балансы/ })).toHaveText(sum)
  const [account] = await buyer.get<CallOutput<'accountList'>>('/api/account/list')
  expect(account?.amount).toBe(amount)
  await context.close()
  await elsewhere.close()
})
