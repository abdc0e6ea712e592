import type { CallOutput } from '@flower-market/api-client'
import { type ApiSession, newestTo } from './api-session.ts'
import { allPeople, beginSession } from './market-state.ts'
import { expect, test } from './moved-clock-shop.ts'
import { signInByForm } from './shop-page.ts'

const hourMs = 3_600_000

// A token does not outlive the days that the clock is moved by; the cookie brings another one.
test.use({ allowedErrors: [/401/] })

type Card = CallOutput<'catalogCards'>['cards'][number]

/** The lots of the second day that is open, sold by the bunch. */
async function lotsOf(session: ApiSession): Promise<{ date: string; cards: Card[] }> {
  const { dates } = await session.get<CallOutput<'filterList'>>('/api/moysklad/filterList')
  const date = dates[1]?.date ?? ''
  const { cards } = await session.get<CallOutput<'catalogCards'>>(
    `/api/catalog/cards?availability=inStock&date=${date}`,
  )
  const bunches = cards.filter(({ soldBy, stemsAvailable, stemsPerBunch }) => {
    return soldBy === 'bunch' && stemsAvailable >= 2 * stemsPerBunch
  })
  return { date, cards: bunches }
}

/** Has a list of lots ordered once, for a day, from the balance. */
async function orderStanding(
  session: ApiSession,
  { name, date, lines }: { name: string; date: string; lines: readonly (readonly [Card, number])[] },
): Promise<CallOutput<'standingOrderCreate'>> {
  const list = await session.post<{ _id: string }>('/api/saved-list', {
    name,
    wishes: lines.map(([{ type, variety, lengthCm, plantationId }, quantity]) => {
      return { type, variety, lengthCm, plantationId, quantity }
    }),
  })
  return session.post('/api/standing-order', {
    listId: list._id,
    weekdays: [new Date(`${date}T12:00:00Z`).getUTCDay() || 7],
    until: date,
    methodDelivery: 'pickup',
    paymentMethod: 'BALANCE',
    addressId: null,
    maxStemPrice: null,
    maxTotal: null,
  })
}

test('a standing order is announced and placed at its time, and its page says so while it is open @desktop', async ({
  page,
  movedClockShop: { origin, moveTo },
}) => {
  const session = await beginSession(allPeople.anna, origin)
  const { date, cards } = await lotsOf(session)
  const [card] = cards
  if (card === undefined) throw new Error('There is no lot with two bunches.')
  const standing = await orderStanding(session, {
    name: 'Витрина к выходным',
    date,
    lines: [[card, 2 * card.stemsPerBunch]],
  })
  const placedAt = new Date(standing.next?.placedAt ?? '')

  await signInByForm(page, allPeople.anna, `/standing/${standing._id}`)
  const history = page.getByRole('region', { name: 'История' })
  await expect(history.getByText('Автозаказ создан')).toBeVisible()

  await moveTo(new Date(placedAt.getTime() - hourMs))
  await newestTo(session.context, allPeople.anna, ({ subject }) => subject === 'Завтра разместим автозаказ')
  await expect(history.getByText('Предупредили о заказе')).toBeVisible()
  await expect(history.getByText('Заказ размещён')).toBeHidden()

  await moveTo(new Date(placedAt.getTime() + 60_000))
  await expect(history.getByText('Заказ размещён')).toBeVisible()
  await newestTo(session.context, allPeople.anna, ({ subject }) => subject === 'Автозаказ размещён')

  await history.getByRole('link', { name: /^Заказ № / }).click()
  await expect(page).toHaveURL(/\/history\//)
  await expect(page.getByText(card.variety).first()).toBeVisible()
  await expect(page.getByText('Оплачен').first()).toBeVisible()
})

test('a standing order that money or stock is short for is paused while its page is open @desktop', async ({
  page,
  context,
  movedClockShop: { origin, moveTo },
}) => {
  const session = await beginSession(allPeople.anna, origin)
  const { date, cards } = await lotsOf(session)
  const [card] = cards
  if (card === undefined) throw new Error('There is no lot with two bunches.')
  const distinct = new Map(cards.map((one) => [`${one.type} ${one.variety} ${one.lengthCm}`, one]))
  const dear = await orderStanding(session, {
    name: 'Больше, чем на балансе',
    date,
    lines: [...distinct.values()].slice(0, 100).map((one) => {
      return [one, Math.floor(one.stemsAvailable / one.stemsPerBunch) * one.stemsPerBunch]
    }),
  })
  const short = await orderStanding(session, {
    name: 'Больше, чем на складе',
    date,
    lines: [[card, card.stemsAvailable + 10 * card.stemsPerBunch]],
  })
  await signInByForm(page, allPeople.anna, `/standing/${dear._id}`)
  const second = await context.newPage()
  await second.goto(`/standing/${short._id}`)
  await expect(second.getByText('Автозаказ создан')).toBeVisible()

  await moveTo(new Date(new Date(short.next?.placedAt ?? '').getTime() + 60_000))
  await expect(page.getByText('На балансе не хватает денег.').first()).toBeVisible()
  await expect(second.getByText('Не всё из списка есть в наличии.').first()).toBeVisible()
  await newestTo(session.context, allPeople.anna, ({ subject }) => subject === 'Автозаказ приостановлен')
  for (const one of [page, second]) {
    await expect(one.getByText('Заказ размещён')).toBeHidden()
    await expect(one.getByRole('button', { name: 'Возобновить' })).toBeVisible()
  }
})
