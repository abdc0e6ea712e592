import type { CallOutput } from '@flower-market/api-client'
import { allPeople, beginSession, joinAs, password } from './market-state.ts'
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

async function openSetting(desk: Page, email: string, ownPassword: string): Promise<void> {
  await desk.goto(`${process.env['STAFF_ORIGIN']}/settings`)
  await desk.getByLabel('Почта').fill(email)
  await desk.getByLabel('Пароль').fill(ownPassword)
  await desk.getByRole('button', { name: 'Войти', exact: true }).click()
  await desk.getByRole('button', { name: 'Изменить: Срок претензии' }).click()
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
