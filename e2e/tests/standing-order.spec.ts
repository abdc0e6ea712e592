import type { CallOutput } from '@flower-market/api-client'
import { newestTo } from './api-session.ts'
import { allPeople, beginSession } from './market-state.ts'
import { expect, test } from './moved-clock-shop.ts'
import { signInByForm } from './shop-page.ts'

const hourMs = 3_600_000

// A token does not outlive the days that the clock is moved by; the cookie brings another one.
test.use({ allowedErrors: [/401/] })

test('a standing order is announced and placed at its time, and its page says so while it is open @desktop', async ({
  page,
  movedClockShop: { origin, moveTo },
}) => {
  const session = await beginSession(allPeople.anna, origin)
  const { dates } = await session.get<CallOutput<'filterList'>>('/api/moysklad/filterList')
  const date = dates[1]?.date ?? ''
  const { cards } = await session.get<CallOutput<'catalogCards'>>(
    `/api/catalog/cards?availability=inStock&date=${date}`,
  )
  const card = cards.find(({ soldBy, stemsAvailable, stemsPerBunch }) => {
    return soldBy === 'bunch' && stemsAvailable >= 2 * stemsPerBunch
  })
  if (card === undefined) throw new Error('There is no lot with two bunches.')
  const { type, variety, lengthCm, plantationId } = card
  const quantity = 2 * card.stemsPerBunch
  const list = await session.post<{ _id: string }>('/api/saved-list', {
    name: 'Витрина к выходным',
    wishes: [{ type, variety, lengthCm, plantationId, quantity }],
  })
  const standing = await session.post<CallOutput<'standingOrderCreate'>>('/api/standing-order', {
    listId: list._id,
    weekdays: [new Date(`${date}T12:00:00Z`).getUTCDay() || 7],
    until: date,
    methodDelivery: 'pickup',
    paymentMethod: 'BALANCE',
    addressId: null,
    maxStemPrice: null,
    maxTotal: null,
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
  await expect(page.getByText(variety).first()).toBeVisible()
  await expect(page.getByText('Оплачен').first()).toBeVisible()
})
