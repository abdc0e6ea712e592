import type { ApiSession } from './api-session.ts'
import { arrive, buy, joinAs, plentiful, readMarket } from './market-state.ts'
import { expect, test, type Page } from './shop-page.ts'
import { expectedSignature, startReceiver } from './webhook-receiver.ts'

const ownPassword = 'tulips under the snow'

/** The settings of somebody whom no other test knows. */
async function openSettings(page: Page, tag: string): Promise<ApiSession> {
  const session = await joinAs(`nina-${tag}-${Date.now()}@sad.example`, ownPassword)
  await arrive(page, session, { path: '/settings' })
  return session
}

async function placeOrder(session: ApiSession) {
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  return buy(session, date, { card, quantity: card.stemsPerBunch })
}

test('@desktop a webhook is told of an order by a signed request; one that its server refuses is in the list and sent again', async ({
  page,
}) => {
  const receiver = await startReceiver()
  const session = await openSettings(page, 'hook')
  const webhooks = page.getByRole('region', { name: 'Вебхуки' })
  await webhooks.getByRole('button', { name: 'Добавить вебхук' }).click()
  const form = page.getByRole('dialog', { name: 'Новый вебхук' })
  await form.getByLabel('Адрес').fill(receiver.address)
  await form.getByLabel('Заказ размещён').check()
  await form.getByLabel('Текущий пароль').fill(ownPassword)
  await form.getByRole('button', { name: 'Добавить', exact: true }).click()
  const made = page.getByRole('dialog', { name: 'Вебхук добавлен' })
  const secret = await made.getByText(/^whsec_/u).innerText()
  await made.getByRole('button', { name: 'Готово' }).click()

  const order = await placeOrder(session)
  await expect.poll(() => receiver.received.length).toBe(1)
  const [told] = receiver.received
  expect(told?.signature).toBe(told && expectedSignature(secret, told))
  expect(JSON.parse(told?.body ?? '')).toMatchObject({
    type: 'order.placed',
    data: { _id: order._id, status: order.status },
  })

  receiver.answer(500)
  await placeOrder(session)
  await webhooks.getByRole('button', { name: /^Доставки вебхука/u }).click()
  const deliveries = page.getByRole('dialog', { name: 'Доставки' }).getByRole('listitem')
  await expect(deliveries).toHaveCount(2)
  await expect(deliveries.first()).toContainText('ответ 500')
  await expect(deliveries.last()).toContainText('Доставлено')
  const refused = receiver.received.at(-1)
  receiver.answer(204)
  await deliveries
    .first()
    .getByRole('button', { name: /^Повторить/u })
    .click()
  await expect(deliveries.first()).toContainText('Доставлено')
  const resent = receiver.received.at(-1)
  expect([resent?.id, resent?.body]).toEqual([refused?.id, refused?.body])
  expect(resent?.signature).toBe(resent && expectedSignature(secret, resent))
  receiver.close()
})

test('@desktop a program reads orders by a token that was made for that, until the token is revoked', async ({
  page,
}) => {
  const session = await openSettings(page, 'token')
  const tokens = page.getByRole('region', { name: 'Доступ для программ' })
  await tokens.getByRole('button', { name: 'Выпустить токен' }).click()
  const form = page.getByRole('dialog', { name: 'Новый токен' })
  await form.getByLabel('Название').fill('1С')
  await form.getByLabel('Смотреть заказы и документы').check()
  await form.getByLabel('Текущий пароль').fill(ownPassword)
  await form.getByRole('button', { name: 'Выпустить', exact: true }).click()
  const made = page.getByRole('dialog', { name: 'Токен выпущен' })
  const token = await made.getByText(/^fmt_/u).innerText()
  await made.getByRole('button', { name: 'Готово' }).click()

  const order = await placeOrder(session)
  const ask = (path: string) =>
    fetch(`${session.origin}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const orders = await ask('/api/purchase/list')
  expect((await orders.json()) as object).toMatchObject({ items: [{ _id: order._id }] })
  expect((await ask('/api/account/list')).status).toBe(403)

  await tokens.getByRole('button', { name: 'Отозвать токен «1С»' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать', exact: true }).click()
  await expect(tokens.getByText('Токенов пока нет.')).toBeVisible()
  expect((await ask('/api/purchase/list')).status).toBe(401)
})
