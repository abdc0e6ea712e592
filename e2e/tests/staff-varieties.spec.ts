import { allPeople, arrive, plentiful, readMarket, sharedSession } from './market-state.ts'
import { expect, literally, test, typePassword } from './shop-page.ts'

test.use({ allowedErrors: [/401/] })

test('staff enter the head size and the vase life of a variety, and its page in the shop says them @desktop', async ({
  page,
  browser,
}) => {
  const buyer = await sharedSession(allPeople.anna)
  const { variety, plantation } = plentiful((await readMarket(buyer)).cards)
  const context = await browser.newContext({ locale: 'ru-RU' })
  const desk = await context.newPage()
  await desk.goto(`${process.env['STAFF_ORIGIN']}/goods/varieties`)
  await typePassword(desk, allPeople.vera)
  await desk.getByRole('textbox', { name: 'Поиск' }).fill(variety)
  await desk
    .getByRole('button', { name: `Изменить: ${variety}`, exact: true })
    .first()
    .click()
  const dialog = desk.getByRole('dialog', { name: variety })
  const head = dialog.getByRole('group', { name: 'Бутон в диаметре, см' })
  const vase = dialog.getByRole('group', { name: 'Стоит в вазе, дней' })
  await head.getByLabel('От').fill('12,5')
  await head.getByLabel('До').fill('13')
  await vase.getByLabel('От').fill('31')
  await vase.getByLabel('До').fill('33')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(desk.getByText(/^12,5–13\sсм$/)).toBeVisible()
  await context.close()

  await arrive(page, buyer, { path: `/catalog?${new URLSearchParams({ q: variety })}` })
  const row = page.getByRole('row', { name: new RegExp(`^${literally(variety)}`, 'u') })
  await row.filter({ hasText: plantation }).first().getByRole('button').first().click()
  const shown = page.getByRole('dialog', { name: variety })
  await expect(shown.getByText(/^12,5–13\sсм$/)).toBeVisible()
  await expect(shown.getByText(/^31–33\sдня$/)).toBeVisible()
})
