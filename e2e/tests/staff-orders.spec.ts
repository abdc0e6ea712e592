import { allPeople, arrive, buy, plentiful, readMarket, sharedSession } from './market-state.ts'
import { expect, test, typePassword } from './shop-page.ts'

test.use({ allowedErrors: [/401/] })

test('staff find an order, agree less of it and cancel it with a reason that the buyer reads @desktop', async ({
  page,
  browser,
}) => {
  const buyer = await sharedSession(allPeople.anna)
  const { date, cards } = await readMarket(buyer)
  const card = plentiful(cards)
  const order = await buy(buyer, date, { card, quantity: 2 * card.stemsPerBunch })

  const context = await browser.newContext({ locale: 'ru-RU' })
  const desk = await context.newPage()
  await desk.goto(`${process.env['STAFF_ORIGIN']}/orders`)
  await typePassword(desk, allPeople.vera)
  await desk.getByRole('textbox', { name: 'Поиск' }).fill(String(order.number))
  await desk.getByRole('link', { name: String(order.number), exact: true }).click()
  const dialog = desk.getByRole('dialog')
  await desk.getByRole('button', { name: 'Взять в работу' }).click()
  await dialog.getByRole('button', { name: 'Взять в работу' }).click()
  await expect(dialog).toHaveCount(0)
  await desk.getByRole('button', { name: 'Согласовать…' }).click()
  await dialog.getByRole('textbox').first().fill(String(card.stemsPerBunch))
  await expect(dialog.getByText(/^Сумма заказа станет/)).toBeVisible()
  await dialog.getByLabel('Причина').fill('Не хватило на плантации')
  await dialog.getByRole('button', { name: 'Согласовать', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(desk.getByText('Подтверждён частично').first()).toBeVisible()

  await desk.goto(`${process.env['STAFF_ORIGIN']}/orders/deliveries?day=${date}`)
  await desk.getByRole('link', { name: String(order.number), exact: true }).click()
  await desk.getByRole('button', { name: 'Отменить…' }).click()
  const reason = `Рейс отменён, заказ ${order.number}`
  await dialog.getByLabel('Причина').fill(reason)
  await dialog.getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(dialog).toHaveCount(0)
  await arrive(page, buyer, { path: `/history/${order._id}` })
  await expect(page.getByText(reason).first()).toBeVisible()
  await context.close()
})
