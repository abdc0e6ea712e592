import { allPeople } from './market-state.ts'
import { expect, test, typePassword } from './shop-page.ts'

test.use({ allowedErrors: [/401|403/] })

test('staff put a lot of the stock on a clock, and take it off with a reason that the audit log keeps @desktop', async ({
  page,
}) => {
  const site = process.env['STAFF_ORIGIN']
  await page.goto(`${site}/auctions/new`)
  await typePassword(page, allPeople.vera)
  await page.getByRole('button', { name: 'Добавить', exact: true, disabled: false }).first().click()
  const lot = page.getByRole('group', { name: /\d+ см$/u })
  // One bunch: other tests sell what else there is.
  const facts = (await lot.getByText(/в пачке \d+/u).textContent()) ?? ''
  await lot.getByLabel('Стебли').fill(/в пачке (?<bunch>\d+)/u.exec(facts)?.groups?.['bunch'] ?? '')
  const name = (await lot.locator('legend').textContent()) ?? ''
  await page.getByRole('button', { name: 'Выставить 1 лот' }).click()
  await expect(page).toHaveURL(/\/auctions\/[\da-f-]{36}$/u)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByText('На часах')).toBeVisible()

  await row.getByRole('button', { name: 'Снять…' }).click()
  const dialog = page.getByRole('dialog')
  const reason = `Продали оптом ${crypto.randomUUID()}`
  await dialog.getByLabel('Причина').fill(reason)
  await dialog.getByRole('button', { name: 'Снять с аукциона' }).click()
  await expect(row.getByText('Снят', { exact: true })).toBeVisible()

  await page.goto(`${site}/audit`)
  await expect(page.getByRole('listitem').filter({ hasText: reason })).toContainText('Лоты сняты с аукциона')
})
