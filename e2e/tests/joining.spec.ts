import { linkTo, newestTo } from './api-session.ts'
import { expect, test, type Page } from './shop-page.ts'

/** What each language calls the things that a person who joins touches. */
const textsByLocale = {
  ru: {
    prefix: '',
    name: 'Имя',
    surname: 'Фамилия',
    email: 'Почта',
    password: 'Пароль',
    newPassword: 'Новый пароль',
    offer: /Принимаю условия/,
    personalData: /Даю согласие/,
    join: 'Зарегистрироваться',
    checkMail: 'Проверьте почту',
    welcome: /почта подтверждена. Добро пожаловать!/,
    expired: 'Срок действия ссылки истёк. Подтвердить почту по этой ссылке нельзя.',
    signIn: 'Войти',
    forgot: 'Забыли пароль?',
    getLink: 'Получить ссылку',
    save: 'Сохранить пароль',
    tooShort: /Нужно не меньше 10 символов/,
    changed: 'Пароль изменён',
    signInAnew: 'Войти с новым паролем',
    wrong: 'Неверная почта или пароль.',
    phone: 'Телефон',
    getCode: 'Получить код',
    code: 'Код из СМС',
    wrongCode: /Неверный код! Осталось 4 попытки/,
  },
  en: {
    prefix: '/en',
    name: 'First name',
    surname: 'Last name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    offer: /I accept the/,
    personalData: /I consent to/,
    join: 'Sign up',
    checkMail: 'Check your email',
    welcome: /your email is confirmed. Welcome!/,
    expired: 'Link has expired. You cannot verify your email using this link.',
    signIn: 'Sign in',
    forgot: 'Forgot your password?',
    getLink: 'Get a link',
    save: 'Save password',
    tooShort: /Use at least 10 characters/,
    changed: 'Password changed',
    signInAnew: 'Sign in with new password',
    wrong: 'Wrong email or password.',
    phone: 'Phone',
    getCode: 'Get a code',
    code: 'Code from the text message',
    wrongCode: /Invalid code! 4 attempts left/,
  },
} as const

type Words = (typeof textsByLocale)['ru' | 'en']

const firstPassword = 'tulips under the snow'
const secondPassword = 'roses in the rain'

async function fillInSignup(page: Page, words: Words, email: string): Promise<void> {
  await page.getByLabel(words.name, { exact: true }).fill('Nina')
  await page.getByLabel(words.surname, { exact: true }).fill('Poleva')
  await page.getByLabel(words.email, { exact: true }).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(firstPassword)
  await page.getByLabel(words.offer).check()
  await page.getByLabel(words.personalData).check()
}

async function signInBy(page: Page, words: Words, email: string, password: string): Promise<void> {
  await page.getByLabel(words.email, { exact: true }).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.signIn, exact: true }).click()
}

for (const [language, words] of Object.entries(textsByLocale)) {
  const { prefix } = words

  test.describe(`joining in ${language}`, () => {
    test.use({ allowedErrors: [/40[0-9]|410|429/] })

    test('a mail confirms the address, signs in once, and a forgotten password is replaced', async ({
      page,
      context,
    }, { project }) => {
      const email = `nina-${language}-${project.name}-${Date.now()}@romashka.example`
      await page.goto(`${prefix}/signup`)
      await fillInSignup(page, words, email)
      await page.getByRole('button', { name: words.join }).click()
      await expect(page.getByRole('heading', { name: words.checkMail })).toBeVisible()
      await expect(page.getByText(email)).toBeVisible()
      await expect(page.getByRole('timer')).toBeVisible()

      const link = await linkTo(page.request, email, '/signup/verify')
      expect(link.startsWith(`${prefix}/signup/verify#`)).toBe(true)
      await page.goto(link)
      await expect(page.getByText(words.welcome)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${prefix}/catalog$`))

      await context.clearCookies()
      await page.goto(link)
      await expect(page).toHaveURL(new RegExp(`${prefix}/signup/expired$`))
      await expect(page.getByText(words.expired)).toBeVisible()

      await page.goto(`${prefix}/signin`)
      await page.getByRole('link', { name: words.forgot }).click()
      // The page that is left has a field of the same name.
      await expect(page).toHaveURL(new RegExp(`${prefix}/recovery$`))
      await page.getByLabel(words.email, { exact: true }).fill(email)
      await page.getByRole('button', { name: words.getLink }).click()
      await expect(page.getByRole('heading', { name: words.checkMail })).toBeVisible()

      await page.goto(await linkTo(page.request, email, '/recovery/verify'))
      const field = page.getByLabel(words.newPassword, { exact: true })
      await expect(page).toHaveURL(new RegExp(`${prefix}/recovery/verify$`))
      await field.fill('short')
      await page.getByRole('button', { name: words.save }).click()
      await expect(field).toHaveAccessibleDescription(words.tooShort)
      await field.fill(secondPassword)
      await page.getByRole('button', { name: words.save }).click()
      await expect(page.getByRole('heading', { name: words.changed })).toBeVisible()

      await page.getByRole('link', { name: words.signInAnew }).click()
      await signInBy(page, words, email, firstPassword)
      await expect(page.getByText(words.wrong)).toBeVisible()
      await signInBy(page, words, email, secondPassword)
      await expect(page).toHaveURL(new RegExp(`${prefix}/catalog`))
    })
  })
}

test.describe('a code by SMS', () => {
  test.use({ allowedErrors: [/40[0-9]|429/] })

  // One test for both languages: the phone is Anna's, and the next code comes a minute later.
  test('a wrong code is refused, the right one signs in @desktop', async ({ page }) => {
    const words = textsByLocale.ru
    const phone = '79161234501'
    await page.goto('/signin?return=%2Fhistory')
    await page.getByRole('link', { name: words.phone }).click()
    await page.getByLabel(words.phone).fill('8 916 123-45-01')
    await page.getByRole('button', { name: words.getCode }).click()
    const field = page.getByLabel(words.code)
    await expect(page.getByRole('timer')).toBeVisible()
    const { code } = await newestTo(page.request, phone, ({ kind }) => kind === 'sms')
    await field.pressSequentially(code === '000000' ? '111111' : '000000')
    await expect(field).toHaveAccessibleDescription(words.wrongCode)

    await page.goto('/en/signin?by=phone&return=%2Fen%2Fhistory')
    const english = textsByLocale.en
    await page.getByLabel(english.phone).fill('+7 916 123 45 01')
    // A code went out a moment ago: that one still counts.
    await page.getByRole('button', { name: english.getCode }).click()
    await page.getByLabel(english.code).fill(code ?? '')
    await expect(page).toHaveURL(/\/en\/history$/)
    await expect(page.getByRole('button', { name: /, menu$/ })).toBeVisible()
  })
})

test('a password of the shop’s own words is refused for that reason, by the meter and on sending @desktop', async ({
  page,
}) => {
  const words = textsByLocale.ru
  await page.goto('/signup')
  await fillInSignup(page, words, `nina-${Date.now()}@romashka.example`)
  const field = page.getByLabel(words.password, { exact: true })
  await field.fill('flowers flowers')
  await expect(field).not.toHaveAccessibleDescription(/Надёжный|Хороший/u)
  await page.getByRole('button', { name: words.join }).click()
  await expect(field).toHaveAccessibleDescription(/^Пароль состоит из слов о цветах и магазине/u)
  await expect(page).toHaveURL(/\/signup$/)
})
