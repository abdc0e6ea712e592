import type { Page } from '@playwright/test'
import type { CallOutput } from '@flower-market/api-client'
import { allPeople, arrive, sharedSession, type Card } from './market-state.ts'
import { expect, literally, test } from './shop-page.ts'
import { claimAndCredit, deliverInStaffApp, openStaffApp } from './trade-steps.ts'

const plantationId = 'kilima-dawn-blooms'

/** The cheapest packs of two lots that the plantation of the demo can be asked for on one day. */
async function twoLots() {
  const session = await sharedSession(allPeople.anna)
  const days = '/api/catalog/days?availability=forPlantations'
  const { dates } = await session.get<CallOutput<'catalogDays'>>(days)
  for (const { date } of dates.toReversed()) {
    const list = `/api/catalog/cards?availability=forPlantations&date=${date}`
    const { cards } = await session.get<CallOutput<'catalogCards'>>(list)
    const own = cards
      .filter((card) => card.plantationId === plantationId)
      .toSorted((left, right) => left.price * left.stemsPerBox - right.price * right.stemsPerBox)
    const [first, ...others] = own
    const second = others.find(({ variety }) => variety !== first?.variety)
    if (first !== undefined && second !== undefined) return { session, date, lots: [first, second] }
  }
  throw new Error('The plantation can be asked for nothing.')
}

async function putIntoCart(page: Page, { variety, lengthCm, plantation }: Card): Promise<void> {
  await page.getByRole('gridcell', { name: /₽/ }).first().waitFor()
  await page.getByRole('textbox', { name: /^Поиск по сорту/ }).fill(`${variety} ${lengthCm}`)
  // The list and the address have settled.
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(`${variety} ${lengthCm}`)
  const name = `^${literally(variety)}, ${lengthCm}\\sсм, ${literally(plantation)}:`
  await page
    .getByRole('gridcell', { name: new RegExp(name) })
    .first()
    .click()
  await page.keyboard.press('+')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { name: new RegExp(`${name}.*в корзине`) }).first()).toBeVisible()
}

test('plantations are asked from the catalog, answer by keyboard, what is accepted is ordered and delivered, and what is claimed about is not charged @desktop', async ({
  page,
  browser,
}) => {
  const { session, date, lots } = await twoLots()
  await arrive(page, session)
  await page.getByRole('link', { name: /^С плантаций/ }).click()
  await expect(page).toHaveURL(/availability=forPlantations/)
  await page.locator(`a[href*="date=${date}"]`).first().click()
  // The field of another day's list goes with it.
  await expect(page.locator(`a[href*="date=${date}"][aria-current="date"]`)).toBeVisible()
  for (const lot of lots) await putIntoCart(page, lot)

  await page
    .getByRole('link', { name: /^(Перейти в корзину|Корзина)/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cart/)
  await page.getByRole('link', { name: /^Запросить на/ }).click()
  await expect(page).toHaveURL(new RegExp(`/order\\?date=${date}&kind=forPlantations`))
  const send = page.getByRole('button', { name: 'Отправить запрос' })
  await expect(page.getByText(/^Сейчас платить не нужно/)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Оплата' })).toBeHidden()
  await send.click()
  await expect(page).toHaveURL(/\/confirm\/sent\?requests=\d+$/)
  const number = new URL(page.url()).searchParams.get('requests') ?? ''
  await expect(page.getByText(/^Ответит до/)).toBeVisible()
  await page.getByRole('link', { name: 'Kilima Dawn Blooms' }).click()
  await expect(page).toHaveURL(/\/history\/plantation\//)
  await expect(page.getByText('Ждёт ответа')).toBeVisible()
  const [id = ''] = new URL(page.url()).pathname.split('/').slice(-1)

  const context = await browser.newContext()
  const farm = await context.newPage()
  await arrive(farm, await sharedSession(allPeople.kamau), { path: '/plantation/requests' })
  await farm
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('link')
    .click()
  await expect(farm).toHaveURL(new RegExp(`/plantation/requests/${id}`))
  const [less, dearer] = [0, 1].map((place) =>
    farm.getByRole('textbox', { name: /^Ваш ответ, шт/ }).nth(place),
  )
  await less?.focus()
  const asked = Number(await less?.inputValue())
  const agreed = Math.floor(asked / 2)
  await farm.keyboard.type(String(agreed))
  await farm.keyboard.press('Enter')
  await expect(farm.getByRole('button', { name: /меньше срезки/ })).toBeFocused()
  await farm.keyboard.press('1')
  await expect(dearer as NonNullable<typeof dearer>).toBeFocused()
  await farm.keyboard.press('Tab')
  await farm.keyboard.press('Control+a')
  await farm.keyboard.type('150')
  await farm.keyboard.press('Enter')
  await expect(farm.getByRole('button', { name: /меньше срезки/ }).last()).toBeFocused()
  await farm.keyboard.press('5')
  await expect(farm.getByRole('button', { name: /^Ответить на/ })).toBeFocused()
  await farm.keyboard.press('Enter')
  await expect(farm.getByText(/^Покупатель решает до/)).toBeVisible()

  await expect(page.getByText(/^Плантация ответила\. Ответ/)).toBeVisible()
  await page.getByRole('checkbox', { name: /^Беру/ }).nth(1).uncheck()
  const accept = page.getByRole('button', { name: /^Принять строк: 1 из 2/ })
  await page.getByRole('combobox', { name: /^Оплата/ }).selectOption('CASH')
  await accept.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Заказ ${number}`)

  await farm.goto(`${session.origin}/plantation/requests?part=orders`)
  await expect(farm.getByRole('row', { name: new RegExp(number) })).toContainText('Ждёт оплаты')
  await context.close()

  const desk = await openStaffApp(browser, process.env['STAFF_ORIGIN'] ?? '')
  await deliverInStaffApp(page, desk)
  await claimAndCredit(page, desk)
  await desk.context().close()
  const order = await session.get<CallOutput<'purchaseGet'>>(`/api/purchase/${id}`)
  expect([order.kind, order.lines.map(({ agreedQuantity }) => agreedQuantity)]).toEqual([
    'forPlantations',
    [agreed],
  ])
  const accepted = order.claims[0]?.acceptedQuantity ?? 0
  expect(accepted).toBeGreaterThan(0)
  // It is not paid yet: less is owed, and nothing goes back.
  const { price = 0 } = order.lines[0] ?? {}
  expect(order.totals.due).toBe((agreed - accepted) * price + order.totals.delivery)
})
