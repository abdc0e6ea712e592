import { expect, test } from '@playwright/test'
import { allPeople } from './market-state.ts'
import { typePassword } from './shop-page.ts'

const staffOrigin = process.env['STAFF_ORIGIN'] ?? 'http://localhost:3001'

test('staff are sent from the shop to their own address, where they sign in and decide a setting @desktop', async ({
  page,
}) => {
  await page.goto('/users')
  await typePassword(page, allPeople.vera)
  // A session of the shop is none of the staff's app.
  await expect(page).toHaveURL(`${staffOrigin}/signin?return=%2Fdesk`)
  await typePassword(page, allPeople.vera)
  await expect(page.getByRole('heading', { name: 'Дела', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Настройки' }).click()
  await expect(page.getByRole('heading', { name: 'Настройки' })).toBeVisible()
  await page.getByRole('button', { name: 'Изменить: Срок претензии' }).click()
  const dialog = page.getByRole('dialog')
  // Nobody else in this run notices what holds from a far day on.
  await dialog.getByLabel('Часов после доставки').fill('48')
  await dialog.getByLabel('С какого дня').fill('2099-01-01')
  await dialog.getByLabel('Почему').fill('Просят плантации')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/2099.*48 часов после доставки/)).toBeVisible()
  await page.goto('/catalog')
  await expect(page).toHaveURL(`${staffOrigin}/desk`)
  await page.getByRole('button', { name: /меню$/ }).click()
  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL(/\/signin/)
})

test('nobody but staff signs in at the staff’s address @desktop', async ({ page }) => {
  await page.goto(`${staffOrigin}/en/signin`)
  await typePassword(page, allPeople.anna)
  await expect(page.getByText('This is not the email of a member of staff.')).toBeVisible()
  await page.goto(`${staffOrigin}/en`)
  await expect(page).toHaveURL(`${staffOrigin}/en/signin?return=%2Fdesk`)
})
