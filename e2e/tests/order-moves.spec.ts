import type { CallInput, CallOutput } from '@flower-market/api-client'
import { allPeople, arrive, plentiful, readMarket, sharedSession } from './market-state.ts'
import { expect, test } from './shop-page.ts'

type Order = CallOutput<'purchaseGet'>
type Move = CallInput<'orderStatus'>['body']

/** Four bunches of a lot, paid from Anna's balance. */
async function placeOrder(): Promise<Order> {
  const session = await sharedSession(allPeople.anna)
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  const quantity = 4 * card.stemsPerBunch
  return session.post<Order>('/api/purchase/create', {
    purchase: { [date]: [{ code: card.code, price: card.price, quantity }] },
    methodDelivery: 'pickup',
    paymentMethod: 'BALANCE',
    total: card.price * quantity,
  })
}

test('an open order page follows what staff do: agreed in part, shipped by boxes, delivered short @desktop', async ({
  page,
}) => {
  const { _id, lines } = await placeOrder()
  const [line] = lines as [Order['lines'][number]]
  const staff = await sharedSession(allPeople.vera)
  const move = (change: Omit<Move, '_id'>) => staff.patch('/api/order/status', { _id, ...change })
  const bunches = (count: number) => [{ code: line.code, quantity: count * line.stemsPerBunch }]

  await arrive(page, await sharedSession(allPeople.anna), { path: `/history/${_id}` })
  const progress = page.getByRole('list', { name: 'Ход выполнения заказа' })
  const current = progress.locator('[aria-current="step"]')
  await expect(current).toContainText('Новый')
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toBeVisible()

  await move({ status: 'in_process' })
  await expect(current).toContainText('В обработке')
  await move({
    status: 'partially_confirmed',
    lines: [{ code: line.code, quantity: 3 * line.stemsPerBunch, reason: 'Часть бутонов не прошла отбор' }],
  })
  await expect(current).toContainText('Подтверждён частично')
  await expect(page.getByText(/согласовано .* Часть бутонов не прошла отбор/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toBeHidden()

  await move({ status: 'assembled' })
  await move({ status: 'partially_shipped', lines: bunches(2), reason: 'Первый рейс' })
  await expect(current).toContainText('Первый рейс')
  await move({ status: 'delivered', lines: bunches(2), reason: 'Третья пачка не пришла' })
  await expect(current).toContainText('Доставлен')
  await expect(page.getByText(/доставлено .* Третья пачка не пришла/)).toBeVisible()

  const order = await (await sharedSession(allPeople.anna)).get<Order>(`/api/purchase/${_id}`)
  expect(order.totals.credited).toBe(2 * line.price * line.stemsPerBunch)
  expect(order.totals.due).toBe(0)
})

test('a buyer cancels an order that nobody has agreed to yet: the money is back on the balance @desktop', async ({
  page,
}) => {
  const { _id, number } = await placeOrder()
  await arrive(page, await sharedSession(allPeople.anna), { path: `/history/${_id}` })
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(page.getByText('Вы отменили заказ.', { exact: false })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('link', { name: 'История заказов' }).first().click()
  await expect(page.getByRole('row', { name: String(number) })).toContainText('Отменён')
})
