import type { Page } from '@playwright/test'
import { allPeople } from './market-state.ts'
import { expect, test } from './shop-page.ts'

/** Where all that is typed into or pressed in the form stands. */
function placesOf(page: Page) {
  return page
    .getByRole('main')
    .locator('form :is(input, button)')
    .evaluateAll((fields) =>
      fields.map((field) => {
        const { top, left, width, height } = field.getBoundingClientRect()
        return { top, left, width, height }
      }),
    )
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport, allowedErrors: [/401|ERR_FAILED|Failed to load/u] })

    test('the first field of the sign-in has the focus, and nothing of the form moves when an error comes @desktop', async ({
      page,
    }) => {
      await page.goto('/signin')
      const email = page.getByLabel('Почта', { exact: true })
      const secret = page.getByLabel('Пароль', { exact: true })
      const submit = page.getByRole('button', { name: 'Войти', exact: true })
      await expect(email).toBeFocused()
      const places = await placesOf(page)
      expect(places.length).toBeGreaterThan(2)

      await submit.click()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await placesOf(page)).toEqual(places)

      await email.fill(allPeople.anna)
      await secret.fill('not the password')
      await submit.click()
      await expect(page.getByText('Неверная почта или пароль.')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await placesOf(page)).toEqual(places)

      await page.route('**/api/auth/signin', (route) => route.abort())
      await submit.click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(submit).toBeEnabled()
      expect(await placesOf(page)).toEqual(places)
    })
  })
}
