import { allPeople, arrive, sharedSession } from './market-state.ts'
import { expect, signInByForm, test } from './shop-page.ts'

test('a visitor is sent to sign in and returns to the page first asked for', async ({ page }) => {
  await signInByForm(page, allPeople.anna, '/en/history')
  await expect(page).toHaveURL(/\/en\/history$/)
})

test('a signed-in person does not see the sign-in page', async ({ page }) => {
  await arrive(page, await sharedSession(allPeople.anna), { path: '/signin' })
  await expect(page).toHaveURL(/\/catalog/)
})

test('a foreign address is no place to return to', async ({ page }) => {
  await signInByForm(page, allPeople.anna, '/signin?return=https%3A%2F%2Felsewhere.example%2F')
  await expect(page).toHaveURL(/\/catalog/)
})

test('the root leads to the catalog', async ({ page }) => {
  await signInByForm(page, allPeople.maria, '/')
  await expect(page).toHaveURL(/\/catalog/)
})

test.describe('refusals', () => {
  test.use({ allowedErrors: [/401|404/] })

  test('a wrong password and an unknown email get one message', async ({ page }) => {
    await page.goto('/signin')
    for (const email of [allPeople.anna, 'nobody@buket.example']) {
      await page.getByLabel('Почта').fill(email)
      await page.getByLabel('Пароль', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Войти' }).click()
      await expect(page.getByText('Неверная почта или пароль.')).toBeVisible()
    }
  })

  test('an unknown path is named, and the way back works', async ({ page }) => {
    await arrive(page, await sharedSession(allPeople.anna), { path: '/no/such/place?x=1' })
    await expect(page.getByText('/no/such/place?x=1')).toBeVisible()
    await page.getByRole('button', { name: 'Вернуться в каталог' }).click()
    await expect(page).toHaveURL(/\/catalog/)
  })
})
