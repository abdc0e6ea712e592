import { allPeople, arrive, sharedSession } from './market-state.ts'
import { expect, test } from './shop-page.ts'

test('a broker finds a client, opens the person and comes back', async ({ page }) => {
  await arrive(page, await sharedSession(allPeople.boris), { path: '/users' })
  const people = page.getByRole('table', { name: 'Пользователи' })
  await expect(people.getByRole('link', { name: 'Пётр Лозин' })).toBeVisible()
  await page.getByLabel('Поиск пользователей').fill('оранжерея')
  await expect(people.getByRole('link')).toHaveText(['Мария Ветрова'])
  await expect(page).toHaveURL(/\/users\?search=/)
  await people.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Мария Ветрова' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Поиск пользователей')).toHaveValue('оранжерея')
  await page.getByLabel('Поиск пользователей').fill('такого нет')
  await expect(page.getByText('Ничего не найдено')).toBeVisible()
})

test('the city of a client is named in the language of the page, also where it gives its region the name @desktop', async ({
  page,
}) => {
  await arrive(page, await sharedSession(allPeople.boris), { path: '/en/users' })
  await expect(
    page.getByRole('row', { name: /Пётр Лозин/ }).getByRole('cell', { name: 'Kazan' }),
  ).toBeVisible()
  await page.goto('/en/users/demo-pyotr')
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: /^Kazan$/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^Казань$/ })).toHaveCount(0)
})

test('a margin that a broker sets is there after loading again @desktop', async ({ page }) => {
  await arrive(page, await sharedSession(allPeople.boris), { path: '/en/users' })
  await page.getByRole('button', { name: /menu$/ }).click()
  await page.getByRole('link', { name: 'Margin' }).click()
  await expect(page.getByRole('heading', { name: 'Margin' })).toBeFocused()
  const margin = page.getByRole('table', { name: 'Margin' })
  await margin.getByRole('button', { name: /Мария/ }).click()
  await margin.getByLabel('Delivery to city').fill('2.75')
  await margin.getByRole('button', { name: 'Save' }).click()
  await expect(margin.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(margin.getByRole('cell', { name: '2.75%' })).toBeVisible()
})

test('an agent has a link that leads to joining, sees the shares and sets none @desktop', async ({
  page,
}) => {
  await arrive(page, await sharedSession(allPeople.alina), { path: '/users#referrals' })
  await expect(page.getByRole('table', { name: 'Рефералы' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Наценка' })).toHaveCount(0)
  await expect(page.getByText(/\/signup\?referral=demo-alina$/)).toBeVisible()
})

test.describe('who may not @desktop', () => {
  test.use({ allowedErrors: [/404|403/] })

  test('a buyer has no people, neither in the menu nor by address', async ({ page }) => {
    await arrive(page, await sharedSession(allPeople.anna), { path: '/users' })
    await expect(page.getByText('Не найдена страница: /users')).toBeVisible()
    await page.goto('/users/demo-pyotr')
    await expect(page.getByText('Не найдена страница: /users/demo-pyotr')).toBeVisible()
  })

  test("somebody else's client and a made-up person do not exist for a broker", async ({ page }) => {
    await arrive(page, await sharedSession(allPeople.boris), { path: '/users' })
    for (const id of ['demo-anna', 'nobody-at-all']) {
      await page.goto(`/users/${id}`)
      await expect(page.getByText(`Не найдена страница: /users/${id}`)).toBeVisible()
    }
  })
})
