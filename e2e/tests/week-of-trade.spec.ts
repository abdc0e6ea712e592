import type { CallOutput } from '@flower-market/api-client'
import { openApiSession, verifiedMarketOrigin, type ApiSession } from './api-session.ts'
import { allPeople, arrive, beginSession, plentiful, readMarket, type Card } from './market-state.ts'
import { expect, test, type Page } from './shop-page.ts'
import {
  askForVerification,
  claimAndCredit,
  decideAtDesk,
  deliverInStaffApp,
  joinByForm,
  openStaffApp,
  topUpByQr,
} from './trade-steps.ts'

const shipping = ['in_process', 'confirmed', 'assembled', 'shipped', 'delivered'] as const

test.use({ allowedErrors: [/40[0-9]/], baseURL: verifiedMarketOrigin() })

function staffOrigin(): string {
  return process.env['VERIFIED_STAFF_ORIGIN'] ?? ''
}

/** Orders from the cart and pays from the balance; gives the id. */
async function orderFromStock(page: Page, session: ApiSession, { date, card, quantity }: Bought) {
  const cart = { [date]: [{ card, quantity }] }
  await arrive(page, session, { path: `/order?date=${date}`, cart, isCartKept: true })
  await page.getByRole('radio', { name: /^Заберу сам/u }).check()
  await page.getByRole('radio', { name: /^С баланса/u }).check()
  await page.getByRole('button', { name: /^Оплатить/u }).click()
  await page.getByRole('link', { name: 'Открыть заказ' }).click()
  await expect(page).toHaveURL(/\/history\/[^/]+$/u)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
interface Bought {
  readonly date: string
  readonly card: Card
  readonly quantity: number
}

/** A request to the plantation, which answers it in its browser; the buyer accepts it and pays from the balance. */
async function askPlantation(page: Page, farm: Page, buyer: ApiSession, plantation: string): Promise<string> {
  const days = '/api/catalog/days?availability=forPlantations'
  const { dates } = await buyer.get<CallOutput<'catalogDays'>>(days)
  const request = await buyer.post<CallOutput<'orderMyself'>>('/api/order/myself', {
    plantation,
    date: dates.at(-1)?.date,
    positions: [{ type: 'roses', variety: 'Explorer', lengthCm: 60, price: 12_000, quantity: 100, boxes: 1 }],
    methodDelivery: 'pickup',
    paymentMethod: 'BALANCE',
  })
  await arrive(farm, await beginSession(allPeople.kamau, buyer.origin), {
    path: `/plantation/requests/${request._id}`,
  })
  await farm.getByRole('button', { name: /^Ответить на/u }).click()
  await expect(farm.getByText(/^Покупатель решает до/u)).toBeVisible()
  await page.goto(`${buyer.origin}/history/plantation/${request._id}`)
  await page.getByRole('button', { name: /^Принять/u }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Заказ')
  return request._id
}

test('a week of trade of a buyer, a plantation and staff: at its end the share is paid, every balance is proven and the ledger adds up @desktop', async ({
  page,
  browser,
}) => {
  const origin = verifiedMarketOrigin()
  const staff = await beginSession(allPeople.vera, origin)
  const desk = await openStaffApp(browser, staffOrigin())
  const farm = await (await browser.newContext()).newPage()

  // A buyer joins by the link of an agent, is verified and tops up.
  const suffix = Date.now().toString().slice(-7)
  const joined = { email: `week-${suffix}@buyers.example`, password: 'tulips under the snow' }
  const company = `Неделя ${suffix}`
  await joinByForm(page, { ...joined, path: '/signup?referral=demo-alina' })
  const buyer = await openApiSession(origin)
  await buyer.post('/api/auth/signin', joined)
  const { _id: buyerId } = await buyer.get<CallOutput<'authentication'>>('/api/auth/authentication')
  await askForVerification(page, { phone: `999${suffix}`, name: company })
  await decideAtDesk(desk, staffOrigin(), { kind: 'Верификация', text: company, decision: /^Подтвердить/u })
  await topUpByQr(page, '90000')
  await decideAtDesk(desk, staffOrigin(), { kind: 'Пополнение', text: 'Лугова', decision: /^Зачислить/u })
  const { version } = await staff.get<CallOutput<'personGet'>>(`/api/people/${buyerId}`)
  const none = { deliveryToWarehouseBp: 0, deliveryToRegionBp: 0, deliveryToCityBp: 0 }
  await staff.patch('/api/user/add/referral', { _id: buyerId, share: { priceBp: 500, ...none }, version })

  // An order from stock is agreed a bunch short, delivered and claimed about; the claim is accepted.
  const { date, cards } = await readMarket(buyer)
  const card = plentiful(cards)
  const bought = { date, card, quantity: 3 * card.stemsPerBunch }
  const id = await orderFromStock(page, buyer, bought)
  await deliverInStaffApp(page, desk, bought.quantity - card.stemsPerBunch)
  await claimAndCredit(page, desk)
  const read = (orderId: string) => buyer.get<CallOutput<'purchaseGet'>>(`/api/purchase/${orderId}`)
  const { totals, claims } = await read(id)
  const claimed = claims[0]?.acceptedQuantity ?? 0
  expect(claimed).toBeGreaterThan(0)
  expect(totals.credited).toBe((card.stemsPerBunch + claimed) * card.price)

  // A plantation is asked and answers; what it agreed to is delivered.
  const requested = await askPlantation(page, farm, buyer, 'kilima-dawn-blooms')
  for (const status of shipping) await staff.patch('/api/order/status', { _id: requested, status })
  expect((await read(requested)).totals.due).toBe(0)

  // Its plantation takes no more claims, so that the order can be completed; the agent has earned.
  const records = await staff.get<CallOutput<'plantationRecords'>>('/api/staff/plantation/list')
  const {
    _id: plantationId,
    lots: _lots,
    planned: _planned,
    ...terms
  } = records.find(({ _id }) => _id === card.plantationId)!
  const place = `/api/staff/plantation/${plantationId}`
  const record = { ...terms, reason: 'Срок претензий' }
  const changed = await staff.put<CallOutput<'plantationUpdate'>>(place, { ...record, claimHours: 0 })
  await desk.goto(`${staffOrigin()}/orders/${id}`)
  await desk.getByRole('button', { name: 'Выполнен' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Завершить' }).click()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await staff.put(place, { ...record, version: changed.version })
  const agent = await beginSession(allPeople.alina, origin)
  const referred = await agent.get<CallOutput<'userById'>>(`/api/user/${buyerId}`)
  const months = referred.view === 'referred' ? referred.months : []
  expect(months.map(({ earned }) => earned > 0)).toEqual([true])

  // A day is closed, which proves every balance there is; no posting is without its other side.
  const day = new Date(Date.now() - (2 + Math.floor(Math.random() * 3000)) * 86_400_000)
    .toISOString()
    .slice(0, 10)
  await desk.goto(`${staffOrigin()}/money?day=${day}`)
  await desk.getByRole('button', { name: 'Закрыть день…' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Закрыть день' }).click()
  await expect(desk.getByText(/Остатки сверены с проводками/u)).toBeVisible()
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)
  const { figures, differences } = await staff.get<CallOutput<'dayClosing'>>(
    `/api/staff/day-closing?day=${today}`,
  )
  expect(differences).toEqual([])
  const sums = Map.groupBy(figures.accounts, ({ currency }) => currency)
  for (const accounts of sums.values()) {
    expect(accounts.reduce((sum, { closing }) => sum + closing, 0)).toBe(0)
  }
  await desk.context().close()
  await farm.context().close()
})
