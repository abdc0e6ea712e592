import type { CallOutput } from '@flower-market/api-client'
import { allPeople, arrive, beginSession, plentiful, sharedSession } from './market-state.ts'
import { expect, test } from './shop-page.ts'

test('a broker orders for a client, who sees it live and cancels it @desktop', async ({ page, browser }) => {
  const broker = await beginSession(allPeople.boris)
  const client = await sharedSession(allPeople.petr)
  const { _id: userId } = await client.get<CallOutput<'authentication'>>('/api/auth/authentication')
  const { dates } = await client.get<CallOutput<'catalogDays'>>('/api/catalog/days')
  const date = dates.find(({ isOpen }) => isOpen)?.date ?? ''
  const { cards } = await broker.get<CallOutput<'catalogCards'>>(
    `/api/catalog/cards?date=${date}&userId=${userId}`,
  )
  const { code, price, stemsPerBunch, variety } = plentiful(cards)
  const line = { date, code, price, quantity: stemsPerBunch, changedAt: new Date().toISOString() }
  await broker.post(`/api/cart/sync?userId=${userId}`, { changes: [line] })

  const clientsBrowser = await browser.newContext()
  const clientsPage = await clientsBrowser.newPage()
  await arrive(clientsPage, client, { path: '/history' })
  await arrive(page, broker, { path: '/users' })
  await page.getByRole('button', { name: 'Заказать для клиента: Пётр Лозин' }).click()
  await expect(page.getByRole('region', { name: 'Заказ для клиента' })).toContainText('Цветочная лавка')

  await page.goto(`${broker.origin}/order?date=${date}`)
  await page.getByRole('radio', { name: /Наличными/ }).click()
  await expect(page.getByRole('radio', { name: /С баланса/ })).toBeHidden()
  await page.getByRole('button', { name: /^Заказать за/ }).click()
  await expect(page.getByText(/^Заказ клиента: Цветочная лавка/)).toBeVisible()
  const number = /\d+/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0] ?? ''

  await expect(clientsPage.getByText(/^Для вас оформлен заказ/)).toBeVisible()
  await clientsPage.getByRole('row', { name: number }).getByRole('link').first().click()
  await expect(clientsPage.getByText(/^Заказ для вас оформил брокер: Борис/)).toBeVisible()
  await expect(clientsPage.getByText(variety).first()).toBeVisible()
  await clientsPage.getByRole('button', { name: 'Отменить заказ' }).click()
  await clientsPage.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(clientsPage.getByText('Вы отменили заказ.', { exact: false })).toBeVisible()

  await page.getByRole('button', { name: 'Закончить' }).click()
  await expect(page.getByRole('region', { name: 'Заказ для клиента' })).toBeHidden()
  await clientsBrowser.close()
})
