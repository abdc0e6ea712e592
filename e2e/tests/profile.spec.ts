import { newestTo, openApiSession } from './api-session.ts'
import { allPeople, arrive, joinAs, sharedSession } from './market-state.ts'
import { expect, test, type Page } from './shop-page.ts'

const newPassword = 'tulips under the snow'

/** Opens a page as a person of one's own: other tests change what they find about the demo people. Gives the address. */
async function openAsSomebodyNew(page: Page, path: string, tag: string): Promise<string> {
  const email = `vera-${tag}-${Date.now()}@sad.example`
  await arrive(page, await joinAs(email, newPassword), { path })
  return email
}

/** The end of the number that called a phone. */
async function calledBy(page: Page, phone: string): Promise<string> {
  const { code } = await newestTo(page.request, phone, ({ kind }) => kind === 'call')
  return code ?? ''
}

function newPhone(): string {
  return `9${String(Date.now()).slice(-9)}`
}

test.describe('one’s own profile', () => {
  // The field asks the server; a phone is confirmed only after a wrong code.
  test.use({ allowedErrors: [/40[0-9]/] })

  test('the profile keeps what was changed, and a phone is confirmed by a call', async ({ page }, {
    project,
  }) => {
    await openAsSomebodyNew(page, '/en/profile', project.name)
    await page.getByLabel('Company name').fill('Garden')
    await page.getByLabel('City').fill('Tula')
    await page.getByLabel('Website').fill('garden.example')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Changes saved.')).toBeVisible()

    // The other language shows the same person.
    await page.goto('/profile')
    await expect(page.getByLabel('Город')).toHaveValue('Tula')
    await expect(page.getByLabel('Сайт')).toHaveValue('https://garden.example')

    const phone = newPhone()
    await page.getByLabel('Телефон', { exact: true }).fill(phone)
    await page.getByRole('button', { name: 'Подтвердить звонком' }).click()
    const dialog = page.getByRole('dialog', { name: 'Подтверждение телефона' })
    await dialog.getByRole('button', { name: 'Позвоните мне' }).click()
    const digits = dialog.getByLabel(/^Последние 4 цифры/)
    const code = await calledBy(page, `7${phone}`)
    await digits.pressSequentially(code === '0000' ? '1111' : '0000')
    await expect(dialog.getByText('Неверный код! Осталось 4 попытки.')).toBeVisible()
    await digits.pressSequentially(code)
    await expect(dialog.getByText('Номер подтверждён')).toBeVisible()
    await dialog.getByRole('button', { name: 'Готово' }).click()
    await expect(page.getByText('Подтверждён', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Подтверждён', { exact: true })).toBeVisible()
  })

  test('a picture is cut, shown in the header and removed', async ({ page }, { project }) => {
    await openAsSomebodyNew(page, '/en/profile', `picture-${project.name}`)
    await page.getByRole('button', { name: 'Choose photo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your photo' })
    const file = dialog.getByLabel('Photo file')
    await file.setInputFiles({ name: 'price.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await expect(dialog.getByText('Images only!')).toBeVisible()
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
    await expect(dialog.getByLabel('Zoom')).toBeVisible()
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Save photo' }).click({ timeout: 2000 })
      await expect(dialog).toBeHidden({ timeout: 5000 })
    }).toPass()
    const picture = page.locator('header img[src^="/api/file/"]')
    await expect(picture).toBeVisible()
    await page.getByRole('button', { name: 'Enlarge photo' }).click()
    await expect(page.getByRole('dialog', { name: 'Photo' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(picture).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Choose photo' })).toBeVisible()
  })

  test('what was not saved is asked about before leaving', async ({ page }, { project }) => {
    await openAsSomebodyNew(page, '/en/profile', `leaving-${project.name}`)
    await page.getByLabel('City').fill('Tula')
    await page.getByRole('link', { name: 'Catalog' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).last().click()
    await expect(page.getByLabel('City')).toHaveValue('Tula')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByLabel('City')).toHaveValue('')
  })

  test('a region is chosen, and another session is ended', async ({ page, browser }, { project }) => {
    const email = `vera-settings-${project.name}-${Date.now()}@sad.example`
    const mine = await joinAs(email, newPassword)
    const another = await openApiSession()
    await another.post('/api/auth/signin', { email, password: newPassword })
    const other = await (await browser.newContext()).newPage()
    await arrive(other, another, { path: '/en/settings' })
    await expect(other.getByRole('region', { name: 'Region' })).toBeVisible()

    await arrive(page, mine, { path: '/en/settings#region' })
    const region = page.getByRole('region', { name: 'Region' })
    await region.getByLabel('Buying region').selectOption('kazan')
    await region.getByRole('button', { name: 'Save' }).click()
    await expect(region.getByText('Changes saved.')).toBeVisible()

    const sessions = page.getByRole('region', { name: 'Sessions' })
    await sessions.getByRole('button', { name: /^End session/ }).click()
    await expect(sessions.getByText('There are no other sessions.')).toBeVisible()
    await other.reload()
    await expect(other).toHaveURL(/\/en\/signin/)
    await other.context().close()

    await page.getByRole('radio', { name: 'Русский' }).click()
    await expect(page).toHaveURL(/\/settings#region$/)
    await expect(page.getByRole('region', { name: 'Регион' }).getByLabel('Регион закупки')).toHaveValue(
      'kazan',
    )
  })
})

// There is one Maria: her request can be repeated once on one server.
test('a rejected verification is mended and waits again @desktop', async ({ page }) => {
  await arrive(page, await sharedSession(allPeople.maria), { path: '/profile/verification' })
  await expect(page.getByText('Адрес не совпадает с выпиской: проверьте индекс')).toBeVisible()
  const index = page.getByLabel('Индекс')
  await expect(index).toHaveValue(/^\d{6}$/)
  await index.fill('191025')
  await page.getByRole('button', { name: 'Отправить ещё раз' }).click()

  // Her number is not confirmed yet.
  const dialog = page.getByRole('dialog', { name: 'Подтверждение телефона' })
  await dialog.getByRole('button', { name: 'Позвоните мне' }).click()
  await dialog.getByLabel(/^Последние 4 цифры/).pressSequentially(await calledBy(page, '79213456703'))
  await dialog.getByRole('button', { name: 'Готово' }).click()

  await page.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(page.getByText('Проверяем ваши данные')).toBeVisible()
  await page.goto('/en/profile/verification')
  await expect(page.getByText('We are reviewing your details')).toBeVisible()
  await expect(page.getByText('191025')).toBeVisible()
})
