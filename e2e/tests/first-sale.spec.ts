import { codeOf } from './authenticator.ts'
import { expect, test, type EmptyShop, type Page } from './empty-shop.ts'
import { hydrated } from './rendered-page.ts'
import { askForVerification, decideAtDesk, joinByForm, topUpByQr } from './trade-steps.ts'

const operator = { email: 'boss@shop.example', password: 'eleven blue irises' }
const buyer = { email: 'lugova@shop.example', password: 'tulips under the snow', phone: '9161230099' }
const dayMs = 86_400_000

test.use({ allowedErrors: [/40[0-9]/] })

/** Sets the password by the link of the command, signs in to the staff's app and sets up the second factor. */
async function enterAsOperator(desk: Page, { origin, staffOrigin, createAdministrator }: EmptyShop) {
  const { pathname, hash } = new URL(createAdministrator(operator.email))
  await desk.goto(origin + pathname + hash)
  await desk.getByLabel('Новый пароль', { exact: true }).fill(operator.password)
  await desk.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(desk.getByRole('heading', { name: 'Пароль изменён' })).toBeVisible()

  await desk.goto(`${staffOrigin}/goods/regions`)
  await desk.getByLabel('Почта').fill(operator.email)
  await desk.getByLabel('Пароль').fill(operator.password)
  await desk.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(desk.getByRole('heading', { name: 'Настройте второй фактор' })).toBeVisible()
  await desk.getByLabel('Пароль').fill(operator.password)
  await desk.getByRole('button', { name: 'Настроить' }).click()
  const shown = await desk.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u).textContent()
  const code = await codeOf(desk, (shown ?? '').replaceAll(' ', ''), 0)
  await desk.getByRole('textbox', { name: 'Код', exact: true }).fill(code)
  await desk.getByRole('button', { name: 'Подтвердить' }).click()
  await desk.getByRole('button', { name: 'Коды сохранены' }).click()
}

async function addRegion(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Добавить регион' }).click()
  const dialog = desk.getByRole('dialog')
  const texts = {
    'Название по-русски': 'Тверь',
    'Название по-английски': 'Tver',
    'Склад по-русски': 'Москва',
    'Склад по-английски': 'Moscow',
    'Фрахт за стебель, ₽': '3,50',
    'Заказы до': '23:59',
    'Доставка по городам': 'Тверь; Tver; 900',
    'Адрес по-русски': 'Тверь, Советская, 1',
    'Адрес по-английски': '1 Sovetskaya St., Tver',
    'Часы по-русски': 'с 8 до 18',
    'Часы по-английски': '8 to 18',
  }
  for (const [label, text] of Object.entries(texts)) await dialog.getByLabel(label).fill(text)
  for (const day of await dialog.getByRole('checkbox').all()) await day.check()
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(desk.getByRole('row').filter({ hasText: 'Тверь' })).toBeVisible()
}

async function addPlantation(desk: Page): Promise<void> {
  await desk.getByRole('link', { name: 'Плантации' }).click()
  await desk.getByRole('button', { name: 'Добавить плантацию' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Название').fill('Alto Zafiro Roses')
  await dialog.getByLabel('Страна').selectOption({ label: 'Эквадор' })
  await dialog.getByLabel('Город по-русски').fill('Каямбе')
  await dialog.getByLabel('Город по-английски').fill('Cayambe')
  await dialog.getByLabel('Фрахт за стебель, ₽').fill('19')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(desk.getByRole('row').filter({ hasText: 'Alto Zafiro Roses' })).toBeVisible()
}

/** Uploads a price list with a variety that nobody has sold yet, answers what it is, and accepts the list. */
async function uploadPriceList(desk: Page, date: string): Promise<void> {
  const rows = ['Сорт;Длина;Цена;Стеблей;Стеблей в пачке;Стеблей в коробке', 'Explorer;60;68,50;500;25;250']
  await desk.getByRole('link', { name: 'Прайсы' }).click()
  const form = desk.getByRole('form', { name: 'Загрузка прайса' })
  await form.getByLabel('Плантация').selectOption({ label: 'Alto Zafiro Roses' })
  await form.getByLabel('День поставки').fill(date)
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'alto.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) })
  await expect(desk.getByRole('button', { name: /^Принять/u })).toBeDisabled()
  await desk.getByRole('button', { name: 'Запомнить' }).click()
  await desk.getByRole('button', { name: 'Принять 1 изменение' }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^Принять/u })
    .click()
  await expect(desk.getByText('Принят', { exact: true })).toBeVisible()
}

async function chooseRegion(page: Page, name: string): Promise<void> {
  await page.goto('/settings#region')
  const region = page.getByRole('region', { name: 'Регион' })
  await region.getByLabel('Регион закупки').selectOption({ label: name })
  await region.getByRole('button', { name: 'Сохранить' }).click()
  await expect(region.getByText('Изменения сохранены.')).toBeVisible()
}

/** Nobody can pay by a bank transfer before the operator has said whom. */
async function enterRequisites(desk: Page, { staffOrigin }: EmptyShop): Promise<void> {
  await desk.goto(`${staffOrigin}/settings`)
  await hydrated(desk)
  await desk.getByRole('button', { name: 'Изменить: Реквизиты' }).click()
  const dialog = desk.getByRole('dialog')
  const parts = [
    ['Название', 'ООО «Луговой рынок»'],
    ['ИНН', '7700000009'],
    ['КПП', '770001001'],
    ['ОГРН или ОГРНИП', '1237700000009'],
    ['Юридический адрес', '170100, г. Тверь, ул. Советская, д. 1'],
    ['Банк и город', 'Банк «Пример», г. Москва'],
    ['БИК', '044525999'],
    ['Расчётный счёт', '4070 2810 9000 0000 1234'],
    ['Корреспондентский счёт', '3010 1810 6000 0000 0999'],
    ['Почему', 'Открываемся'],
  ] as const
  for (const [label, text] of parts) await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(desk.getByText(/ООО «Луговой рынок», ИНН 7700000009/u)).toBeVisible()
}

/** How the shop's pages call the operator. */
async function enterContacts(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Изменить: Контакты на страницах магазина' }).click()
  const dialog = desk.getByRole('dialog')
  const parts = [
    ['Название по-русски', 'Луговой рынок'],
    ['Название по-английски', 'Meadow Market'],
    ['Адрес по-русски', 'Тверь, ул. Советская, 1'],
    ['Адрес по-английски', '1 Sovetskaya St., Tver'],
    ['Почта', 'zakaz@meadow.example'],
    ['Телефон', '+7 482 200-00-00'],
    ['Почему', 'Открываемся'],
  ] as const
  for (const [label, text] of parts) await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(desk.getByText(/^Луговой рынок, Тверь/u)).toBeVisible()
}

/** What a guest reads of who runs the shop, in the offer and below it. */
async function expectOperator(page: Page, path: string, names: readonly string[]): Promise<void> {
  const response = await page.goto(path)
  expect(response?.headers()['cache-control']).toBe('no-store')
  for (const part of ['article', 'contentinfo'] as const) {
    for (const name of names) await expect(page.getByRole(part)).toContainText(name)
    await expect(page.getByRole(part)).not.toContainText(/ГК «Цветочный рынок»|Flower Market Group|495 000/u)
  }
}

test('a new operator gets from an empty shop to the first sale: second factor, region, plantation, price list, requisites, and a buyer whom staff approve @desktop', async ({
  page,
  browser,
  emptyShop,
}) => {
  const desk = await (await browser.newContext({ locale: 'ru-RU', timezoneId: 'Europe/Moscow' })).newPage()
  const date = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10)
  await expectOperator(page, '/offer', [])
  await expect(page.getByRole('article')).toContainText('[название ещё не указано]')
  await enterAsOperator(desk, emptyShop)
  await addRegion(desk)
  await addPlantation(desk)
  await uploadPriceList(desk, date)
  await enterRequisites(desk, emptyShop)
  await expectOperator(page, '/en/flower-offer', ['ООО «Луговой рынок»', 'INN 7700000009'])
  await enterContacts(desk)
  await expectOperator(page, '/offer', ['Луговой рынок', 'zakaz@meadow.example', 'ИНН 7700000009'])
  await expectOperator(page, '/en/offer', ['Meadow Market', '+7 482 200-00-00'])

  await joinByForm(page, { path: '/signup', ...buyer })
  await chooseRegion(page, 'Тверь')
  await askForVerification(page, { ...buyer, name: 'ИП Лугова' })
  await decideAtDesk(desk, emptyShop.staffOrigin, {
    kind: 'Верификация',
    text: 'Лугова',
    decision: /^Подтвердить/u,
  })
  await expect(page.getByText('Вы прошли верификацию').first()).toBeVisible()
  await topUpByQr(page, '20000')
  await decideAtDesk(desk, emptyShop.staffOrigin, {
    kind: 'Пополнение',
    text: 'Лугова',
    decision: /^Зачислить/u,
  })

  await page.goto('/catalog')
  await page.locator(`a[href*="date=${date}"]`).first().click()
  // The plantation's price, its freight to the warehouse and that of the region, for a stem.
  const cell = page.getByRole('gridcell', { name: /^Explorer, 60.*: 91\s₽/u }).first()
  await cell.focus()
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toContain('100')
  await page.goto(`/order?date=${date}`)
  await page.getByRole('radio', { name: /^Заберу сам/u }).check()
  await page.getByRole('radio', { name: /^С баланса/u }).check()
  await page.getByRole('button', { name: /^Оплатить 9\s100/u }).click()
  await expect(page.getByText('Заказ принят', { exact: true })).toBeVisible()

  await desk.goto(`${emptyShop.staffOrigin}/orders`)
  const order = desk.getByRole('row').filter({ hasText: 'Лугова' })
  await expect(order).toContainText(/9\s100/u)
  await desk.goto(`${emptyShop.staffOrigin}/goods`)
  await expect(desk.getByRole('textbox', { name: /^Стеблей: Explorer/u })).toHaveValue('400')
  await desk.context().close()
})
