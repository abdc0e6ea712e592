import type { CallOutput } from '@flower-market/api-client'
import { allPeople, beginSession, joinAs, password, plentiful, readMarket } from './market-state.ts'
import { expect, test, type Page } from './shop-page.ts'

test.use({ allowedErrors: [/40[19]/] })

/** Somebody new who is an owner, too. */
async function addOwner(email: string, ownPassword: string): Promise<void> {
  const newcomer = await joinAs(email, ownPassword)
  const { _id: id } = await newcomer.get<CallOutput<'authentication'>>('/api/auth/authentication')
  const vera = await beginSession(allPeople.vera)
  const { version } = await vera.get<CallOutput<'personGet'>>(`/api/people/${id}`)
  await vera.post(`/api/people/${id}/role`, { role: 'ADMIN', version, reason: 'Второй владелец' })
  await vera.patch(`/api/staff/${id}`, { staffRole: 'owner', reason: 'Второй владелец' })
}

/** Opens a page of the staff's app, signing in on the way. */
async function openStaffPage(desk: Page, path: string, email: string, ownPassword: string): Promise<void> {
  await desk.goto(`${process.env['STAFF_ORIGIN']}${path}`)
  await desk.getByLabel('Почта').fill(email)
  await desk.getByLabel('Пароль').fill(ownPassword)
  await desk.getByRole('button', { name: 'Войти', exact: true }).click()
}

async function openSetting(desk: Page, email: string, ownPassword: string): Promise<void> {
  await openStaffPage(desk, '/settings', email, ownPassword)
  await desk.getByRole('button', { name: 'Изменить: Срок претензии' }).click()
}

/** A lot that no other test knows; its name. */
async function addLot(): Promise<string> {
  const vera = await beginSession(allPeople.vera)
  const { date, cards } = await readMarket(vera)
  const variety = `Together ${crypto.randomUUID().slice(0, 8)}`
  await vera.post('/api/stock/lot', {
    plantationId: plentiful(cards).plantationId,
    type: 'roses',
    variety,
    lengthCm: 60,
    color: 'red',
    price: { amount: 9_000 },
    availability: 'inStock',
    deliveryDate: date,
    // Too few for tests that look for plenty.
    stemsAvailable: 200,
    stemsPerBunch: 25,
    stemsPerBox: 250,
    soldBy: 'bunch',
  })
  return variety
}

async function decide(desk: Page, hours: string): Promise<void> {
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Часов после доставки').fill(hours)
  await dialog.getByLabel('Почему').fill('По договору')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
}

test('two owners who have one setting open see each other at once, and the second is told before the first is replaced @desktop', async ({
  page: first,
  browser,
}) => {
  const email = `owner-${crypto.randomUUID()}@staff.example`
  await addOwner(email, 'tulips under the snow')
  await openSetting(first, allPeople.vera, password)
  const context = await browser.newContext({ locale: 'ru-RU' })
  const second = await context.newPage()
  await openSetting(second, email, 'tulips under the snow')
  await expect(second.getByText(/^Сейчас открыто и у других: Вера/u)).toBeVisible()
  // Sooner than the page asks again by itself, which is after 20 seconds.
  await expect(first.getByText('Сейчас открыто и у других: Vera Sadova')).toBeVisible({ timeout: 10_000 })

  await decide(first, '48')
  await expect(first.getByRole('dialog')).toHaveCount(0)
  await decide(second, '72')
  await expect(second.getByText(/^Пока окно было открыто, эту настройку изменил коллега/u)).toBeVisible()
  await expect(second.getByLabel('Часов после доставки')).toHaveValue('72')
  await expect(first.getByText(/^48 часов после доставки/u)).toBeVisible()
  await context.close()
})

test('two owners in the grid of lots see at which cell the other is, and the second does not replace what the first has saved @desktop', async ({
  page: first,
  browser,
}) => {
  const email = `grid-${crypto.randomUUID()}@staff.example`
  await addOwner(email, 'tulips under the snow')
  const variety = await addLot()
  const path = `/goods?search=${encodeURIComponent(variety)}`
  await openStaffPage(first, path, allPeople.vera, password)
  const context = await browser.newContext({ locale: 'ru-RU' })
  const second = await context.newPage()
  await openStaffPage(second, path, email, 'tulips under the snow')
  const stemsOf = (desk: Page) => desk.getByRole('textbox', { name: `Стеблей: ${variety}` })
  await expect(stemsOf(second)).toHaveValue('200')

  await stemsOf(first).fill('175')
  // Sooner than the page asks again by itself, which is after 20 seconds.
  await expect(second.getByText('здесь Вера О.')).toBeVisible({ timeout: 10_000 })
  await stemsOf(second).fill('150')

  await first.getByRole('button', { name: /^Проверить 1 лот/u }).click()
  await first
    .getByRole('dialog')
    .getByRole('button', { name: /^Сохранить/u })
    .click()
  await expect(first.getByRole('dialog')).toHaveCount(0)
  await second.getByRole('button', { name: /^Проверить 1 лот/u }).click()
  await second
    .getByRole('dialog')
    .getByRole('button', { name: /^Сохранить/u })
    .click()
  await expect(second.getByText(/^Часть лотов за это время изменили/u)).toBeVisible()
  await second.getByRole('dialog').getByRole('button', { name: 'Отмена' }).last().click()
  await expect(stemsOf(second)).toHaveValue('150')
  await expect(second.getByText('Уже изменили: 175')).toBeVisible()
  await expect(stemsOf(first)).toHaveValue('175')
  await context.close()
})
