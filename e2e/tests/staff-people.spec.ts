import { allPeople, arrive, joinAs } from './market-state.ts'
import { expect, test, typePassword } from './shop-page.ts'

const newPassword = 'tulips under the snow'

test.use({ allowedErrors: [/401|403/] })

test('staff credit a buyer with a reason that the buyer reads; a blocked buyer is signed out @desktop', async ({
  page,
  browser,
}) => {
  const email = `credited-${crypto.randomUUID()}@buyers.example`
  const buyer = await joinAs(email, newPassword)
  const context = await browser.newContext()
  const desk = await context.newPage()
  await desk.goto(`${process.env['STAFF_ORIGIN']}/people`)
  await typePassword(desk, allPeople.vera)
  await desk.getByRole('textbox', { name: 'Поиск' }).fill(email)
  await desk.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await desk.getByRole('button', { name: 'Начислить…' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Сумма').fill('1 250')
  await dialog.getByLabel('Причина').fill('Athena: не хватило 80 стеблей')
  await expect(dialog.getByText(/станет 1\s250,00\s₽/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Начислить', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(desk.getByText('Причина: Athena: не хватило 80 стеблей')).toBeVisible()

  await arrive(page, buyer, { path: '/historybalance' })
  await expect(page.getByRole('link', { name: 'Компенсация' })).toBeVisible()
  await expect(page.getByText('Athena: не хватило 80 стеблей')).toBeVisible()

  await desk.getByRole('button', { name: 'Заблокировать…' }).click()
  await dialog.getByLabel('Причина').fill('Чужие документы')
  await dialog.getByRole('button', { name: 'Заблокировать', exact: true }).click()
  await expect(desk.getByText('Вход заблокирован')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/signin/)
  await page.getByLabel('Почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByText(/заблокирован/)).toBeVisible()
  await context.close()
})
