import { expect, test } from './shop-page.ts'
import { allPeople, password } from './market-state.ts'

test.use({ javaScriptEnabled: false, allowedErrors: [/401/u] })

for (const { prefix, email, secret, submit, wrong } of [
  { prefix: '', email: 'Почта', secret: 'Пароль', submit: 'Войти', wrong: 'Неверная почта или пароль.' },
  {
    prefix: '/en',
    email: 'Email',
    secret: 'Password',
    submit: 'Sign in',
    wrong: 'Wrong email or password.',
  },
]) {
  test(`without a script the form of ${prefix}/signin signs in, and says what is wrong @desktop`, async ({
    page,
    context,
  }) => {
    await page.goto(`${prefix}/signin?return=%2Fhistory`)
    await page.getByLabel(email, { exact: true }).fill(allPeople.anna)
    await page.getByLabel(secret, { exact: true }).fill('not the password')
    await page.getByRole('button', { name: submit, exact: true }).click()
    await expect(page.getByText(wrong)).toBeVisible()
    await expect(page.getByLabel(email, { exact: true })).toHaveValue(allPeople.anna)
    await expect(page.getByLabel(secret, { exact: true })).toHaveValue('')
    expect(new URL(page.url()).search).toBe('?return=%2Fhistory')
    await page.getByLabel(secret, { exact: true }).fill(password)
    await page.getByRole('button', { name: submit, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/history$`, 'u'))
    expect((await context.cookies()).some(({ name }) => name.endsWith('session'))).toBe(true)
  })
}

// Chromium holds the redirects of a form to the same policy as its address.
test('without a script the shop’s form leads staff to the place where they work @desktop', async ({
  page,
}) => {
  await page.goto('/signin?return=%2Fusers')
  await page.getByLabel('Почта', { exact: true }).fill(allPeople.vera)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page).toHaveURL(`${process.env['STAFF_ORIGIN']}/signin?return=%2Fdesk`)
})
