import type { CallOutput } from '@flower-market/api-client'
import type { ApiSession } from './api-session.ts'
import { allPeople, arrive, joinAs, sharedSession, type Card } from './market-state.ts'
import { expect, test, type Page } from './shop-page.ts'

const newPassword = 'eleven blue irises'

/** The open delivery days of a person's region. */
async function openDays(session: ApiSession): Promise<string[]> {
  const { dates } = await session.get<CallOutput<'filterList'>>('/api/moysklad/filterList')
  return dates.filter(({ isOpen }) => isOpen).map(({ date }) => date)
}

/** A person's price list of a day by code. */
async function cardsOn(session: ApiSession, date: string): Promise<Map<string, Card>> {
  const path = `/api/catalog/cards?availability=inStock&date=${date}`
  const { cards } = await session.get<CallOutput<'catalogCards'>>(path)
  return new Map(cards.map((card) => [card.code, card]))
}

/** A price as the cart writes it: whole rubles without kopecks. */
function rubles(minor: number): RegExp {
  const digits = minor % 100 === 0 ? 0 : 2
  const format = new Intl.NumberFormat('ru-RU', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return new RegExp(`^${format.format(minor / 100).replaceAll(/\s/g, String.raw`\s`)}\\s₽$`)
}

/** Orders a line for cash and opens the order. */
async function orderForCash(page: Page, session: ApiSession, { date, card }: { date: string; card: Card }) {
  const quantity = card.stemsPerBunch
  await arrive(page, session, { path: `/order?date=${date}`, cart: { [date]: [{ card, quantity }] } })
  await page.getByRole('radio', { name: /Наличными/ }).check()
  await page.getByRole('button', { name: /^Заказать/ }).click()
  await expect(page.getByText('Заказ принят', { exact: true })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  return session.get<CallOutput<'purchaseGet'>>(`/api/purchase/${id}`)
}

test('two people pay for one lot what their regions and margins make of it, from the card to the order @desktop', async ({
  browser,
  page,
}) => {
  const [anna, petr] = await Promise.all([sharedSession(allPeople.anna), sharedSession(allPeople.petr)])
  const near = await openDays(anna)
  const date = (await openDays(petr)).find((day) => near.includes(day)) ?? ''
  const [annas, petrs] = await Promise.all([cardsOn(anna, date), cardsOn(petr, date)])
  const card = [...annas.values()].find(
    ({ code, soldBy, stemsAvailable, stemsPerBunch }) =>
      soldBy === 'bunch' && stemsAvailable >= 40 * stemsPerBunch && petrs.has(code),
  ) as Card
  const [mine, theirs] = [card, petrs.get(card.code) as Card]
  expect(theirs.price).toBeGreaterThan(mine.price)
  expect(JSON.stringify([mine, theirs])).not.toMatch(/margin|freight|parts/i)

  const other = await (await browser.newContext()).newPage()
  for (const [buyer, session, own] of [
    [page, anna, mine],
    [other, petr, theirs],
  ] as const) {
    await arrive(buyer, session, {
      path: '/cart',
      cart: { [date]: [{ card: own, quantity: own.stemsPerBunch }] },
    })
    await expect(buyer.getByText(rubles(own.price)).first()).toBeVisible()
    const order = await orderForCash(buyer, session, { date, card: own })
    expect(order.lines.map(({ code, price }) => [code, price])).toEqual([[own.code, own.price]])
    expect(order.sum).toBe(own.price * own.stemsPerBunch + order.totals.delivery)
  }
  await other.context().close()
})

test('a first order asks for the address in place and goes there @desktop', async ({ page }) => {
  const session = await joinAs(`address-${crypto.randomUUID()}@joiners.example`, newPassword)
  const [date = ''] = await openDays(session)
  const card = [...(await cardsOn(session, date)).values()].find(
    ({ soldBy, stemsAvailable, stemsPerBunch }) => soldBy === 'bunch' && stemsAvailable >= 20 * stemsPerBunch,
  ) as Card
  const cart = { [date]: [{ card, quantity: 2 * card.stemsPerBunch }] }
  await arrive(page, session, { path: `/en/order?date=${date}`, cart })
  await page.getByLabel('City').first().fill('Тула')
  await page.getByLabel('Street, building, office').fill('пр. Ленина, 12')
  await page.getByLabel('Contact person').fill('Вера Садова')
  await page.getByLabel('Phone', { exact: true }).fill('9161234567')
  await page.getByRole('radio', { name: 'Cash' }).check()
  await page.getByRole('button', { name: /^Order for/ }).click()
  await expect(page.getByText('Order placed', { exact: true })).toBeVisible()
  await expect(page.getByText(/пр\.\sЛенина,\s12/).first()).toBeVisible()
  await page.goto('/en/profile#addresses')
  await expect(
    page
      .getByRole('region', { name: 'Delivery addresses' })
      .getByText(/пр\.\sЛенина,\s12/)
      .first(),
  ).toBeVisible()
})

test('a region changed with a full cart: what is not sold there is named and put right @desktop', async ({
  page,
}) => {
  const session = await joinAs(`region-${crypto.randomUUID()}@joiners.example`, newPassword)
  const far = await sharedSession(allPeople.petr)
  const near = await openDays(session)
  const date = (await openDays(far)).find((day) => near.includes(day)) ?? ''
  const [mine, there] = await Promise.all([cardsOn(session, date), cardsOn(far, date)])
  const byBunch = [...mine.values()].filter(
    ({ soldBy, stemsAvailable, stemsPerBunch }) => soldBy === 'bunch' && stemsAvailable >= 20 * stemsPerBunch,
  )
  const soldThere = byBunch.find(({ code }) => there.has(code)) as Card
  const notThere = byBunch.find(({ code }) => !there.has(code)) as Card
  const lines = [soldThere, notThere].map((card) => ({ card, quantity: 2 * card.stemsPerBunch }))
  await arrive(page, session, { path: '/settings#region', cart: { [date]: lines } })
  const region = page.getByRole('region', { name: 'Регион' })
  await region.getByLabel('Регион закупки').selectOption('kazan')
  await region.getByRole('button', { name: 'Сохранить' }).click()
  await expect(region.getByText('Изменения сохранены.')).toBeVisible()

  await page.goto('/cart')
  await expect(page.getByText('Не продаётся в вашем регионе').first()).toBeVisible()
  await expect(page.getByText(/Цена за стебель: было/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Принять изменения' }).click()
  await expect(page.getByText('Не продаётся в вашем регионе')).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}'))
  expect(stored[date]).toHaveLength(1)
  expect(stored[date][0].code).toBe(soldThere.code)
  expect(stored[date][0].price).toBeGreaterThan(soldThere.price)
})
