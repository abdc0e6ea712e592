import type { Browser } from '@playwright/test'
import { linkTo, newestTo } from './api-session.ts'
import { allPeople } from './market-state.ts'
import { expect, typePassword, type Page } from './shop-page.ts'

/** Fills in the form of joining, and opens the link of the mail. */
export async function joinByForm(
  page: Page,
  { path, email, password }: { readonly path: string; readonly email: string; readonly password: string },
): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Имя', { exact: true }).fill('Нина')
  await page.getByLabel('Фамилия', { exact: true }).fill('Лугова')
  await page.getByLabel('Почта', { exact: true }).fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByLabel(/Принимаю условия/u).check()
  await page.getByLabel(/Даю согласие/u).check()
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByRole('heading', { name: 'Проверьте почту' })).toBeVisible()
  await page.goto(await linkTo(page.request, email, '/signup/verify'))
  await expect(page).toHaveURL(/\/catalog/u)
}

/** Confirms a phone by a call, and asks for the verification. */
export async function askForVerification(
  page: Page,
  { phone, name }: { readonly phone: string; readonly name: string },
): Promise<void> {
  await page.goto('/profile/verification')
  await page.getByRole('button', { name: 'Подтвердить звонком' }).click()
  const dialog = page.getByRole('dialog', { name: 'Подтверждение телефона' })
  await dialog.getByLabel('Телефон', { exact: true }).fill(phone)
  await dialog.getByRole('button', { name: 'Позвоните мне' }).click()
  const { code } = await newestTo(page.request, `7${phone}`, ({ kind }) => kind === 'call')
  await dialog.getByLabel(/^Последние 4 цифры/u).pressSequentially(code ?? '')
  await dialog.getByRole('button', { name: 'Готово' }).click()
  await page.getByLabel('Имя и фамилия или название компании').fill(name)
  await page.getByLabel('Город').fill('Тверь')
  await page.getByLabel('Улица, дом, офис').fill('ул. Советская, 1')
  await page.getByLabel('Индекс').fill('170100')
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByText('Проверяем ваши данные')).toBeVisible()
}

/** Tops up by a QR code of the bank, with a picture of what was paid. */
export async function topUpByQr(page: Page, rubles: string): Promise<void> {
  await page.goto('/transaction/replenishment')
  await page.getByRole('textbox').fill(rubles)
  await page.getByRole('radio', { name: /^QR-код банка/u }).check()
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByRole('img', { name: /^QR-код для оплаты/u })).toBeVisible()
  await page
    .getByLabel('Снимок оплаченного QR-кода или чека')
    .setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Файл загружен.')).toBeVisible()
}

/** Opens the item of a kind that has this text at the desk, and decides it. */
export async function decideAtDesk(
  desk: Page,
  staffOrigin: string,
  { kind, text, decision }: { readonly kind: string; readonly text: string; readonly decision: RegExp },
): Promise<void> {
  await desk.goto(`${staffOrigin}/desk`)
  const item = desk.getByRole('button', { name: new RegExp(`${kind}.*${text}`, 'u') })
  await item.click()
  await desk.getByRole('region', { name: kind }).getByRole('button', { name: decision }).click()
  // It is sent when the desk is left.
  await desk.getByRole('banner').getByRole('link', { name: 'Люди' }).click()
  await expect(
    desk.getByText(/^(Деньги зачислены|Верификация подтверждена|Претензия принята)\.$/u),
  ).toBeVisible()
}

/** A white point. */
export const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** A browser of staff, signed in. */
export async function openStaffApp(browser: Browser, staffOrigin: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 1000 },
  })
  const desk = await context.newPage()
  await desk.goto(`${staffOrigin}/desk`)
  await typePassword(desk, allPeople.vera)
  await expect(desk).toHaveURL(/\/desk$/u)
  return desk
}

/** Moves the order that is open in the staff's app by a button and the dialog that it opens. */
async function moveOpenOrder(
  desk: Page,
  {
    open,
    decide,
    prepare,
  }: { readonly open: string; readonly decide: string; prepare?: () => Promise<void> },
): Promise<void> {
  const dialog = desk.getByRole('dialog')
  await desk.getByRole('button', { name: open, exact: true }).click()
  await prepare?.()
  await dialog.getByRole('button', { name: decide, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/**
 * Staff take the order that a buyer's page shows through to its delivery, in their own browser; the open page follows each step.
 * Of its first line they agree to `agreed` stems, if that is less than what was ordered.
 */
export async function deliverInStaffApp(page: Page, desk: Page, agreed?: number): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await desk.goto(`${new URL(desk.url()).origin}/orders/${id}`)
  const current = page.getByRole('list', { name: 'Ход выполнения заказа' }).locator('[aria-current="step"]')
  const agreeToLess = async (): Promise<void> => {
    if (agreed === undefined) return
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill(String(agreed))
    await dialog.getByLabel('Причина').fill('Одна пачка не прошла отбор')
  }
  for (const [open, decide, status] of [
    ['Взять в работу', 'Взять в работу', 'В обработке'],
    ['Согласовать…', 'Согласовать', 'Подтверждён'],
    ['Собран', 'Собран', 'Собран'],
    ['Отгрузить…', 'Отгрузить', 'Отгружен'],
    ['Доставлен…', 'Доставлен', 'Доставлен'],
  ] as const) {
    await moveOpenOrder(desk, { open, decide, ...(decide === 'Согласовать' && { prepare: agreeToLess }) })
    await expect(current).toContainText(status)
  }
}

/** The buyer whose page shows a delivered order claims about it; staff accept that at their desk, and the page says so. */
export async function claimAndCredit(page: Page, desk: Page): Promise<void> {
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  const [number = ''] = /\d+/u.exec(heading ?? '') ?? []
  await page.getByRole('link', { name: 'Подать претензию' }).click()
  await page.getByLabel(/^Фото/u).setInputFiles(photo)
  await page.getByRole('radio', { name: 'Вялые' }).check()
  await page.getByRole('button', { name: 'Отправить претензию' }).click()
  await expect(page.getByText('На рассмотрении', { exact: true })).toBeVisible()
  const { origin } = new URL(desk.url())
  await decideAtDesk(desk, origin, { kind: 'Претензия', text: `заказ ${number},`, decision: /^Принять/u })
  await expect(page.getByText('Принята', { exact: true })).toBeVisible()
}
