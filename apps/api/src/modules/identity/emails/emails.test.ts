import { supportedLocales } from '@flower-market/flower-domain'
import { describe, expect, test } from 'vitest'
import {
  alreadyRegisteredEmail,
  orderCanceledEmail,
  orderPlacedForYouEmail,
  orderUnpaidEmail,
  passwordChangedEmail,
  recoveryEmail,
  signInCodeText,
  signUpEmail,
  verificationApprovedEmail,
  verificationRejectedEmail,
  webhookEmail,
  type Email,
} from './emails.ts'

const emails = {
  signUpEmail,
  alreadyRegisteredEmail,
  recoveryEmail,
  passwordChangedEmail,
  verificationApprovedEmail,
  verificationRejectedEmail,
  webhookMadeEmail: webhookEmail('made'),
  webhookPausedEmail: webhookEmail('paused'),
  orderUnpaidEmail: (email: Email) => orderUnpaidEmail({ ...email, number: 10_001 }),
  orderPlacedForYouEmail: (email: Email) => orderPlacedForYouEmail({ ...email, number: 10_001 }),
  orderCanceledEmail: (email: Email) => orderCanceledEmail({ ...email, number: 10_001 }),
}
const link = 'https://shop.example/signup/verify#aB3-secret'
const toRosa = { to: 'rosa@buyers.example', name: 'Роза', link }

describe.each(supportedLocales)('in %s', (locale) => {
  test.each(Object.entries(emails))('%s names the person, the shop and the link', (_name, write) => {
    const mail = write({ ...toRosa, locale })
    expect([mail.to, mail.link]).toEqual([toRosa.to, link])
    const [greeting, ...parts] = mail.text.trimEnd().split('\n\n')
    expect(greeting).toContain('Роза')
    // Alone on its line, so that every mail program makes all of it a link.
    expect(parts).toContain(link)
    expect(parts.at(-1)).toBe({ ru: 'Цветочный рынок', en: 'Flower Market' }[locale])
    expect(mail.subject).not.toBe('')
    expect(mail.subject).not.toContain('\n')
    expect(mail.subject).not.toContain('Роза')
  })

  test('every letter has a subject of its own', () => {
    const subjects = Object.values(emails).map((write) => write({ ...toRosa, locale }).subject)
    expect(new Set(subjects).size).toBe(subjects.length)
  })

  test('letters are in their language', () => {
    const words = Object.values(emails).map((write) => {
      const { subject, text } = write({ ...toRosa, locale, name: '', link: '' })
      return `${subject} ${text}`
    })
    const foreign = locale === 'ru' ? /[A-Za-z]/u : /[А-Яа-яЁё]/u
    for (const text of [...words, signInCodeText(locale, '123456')]) expect(text).not.toMatch(foreign)
  })

  test.each(['evil.example', 'Роза\n\nhttps://evil.example', 'x'.repeat(61), '', 'a@b.example', '<b>'])(
    'the name «%s» of a stranger is not printed where it could pass for the letter',
    (name) => {
      const { text } = signUpEmail({ ...toRosa, locale, name })
      expect(text.split('\n', 1)[0]).toMatch(/^(?:Здравствуйте!|Hello,)$/u)
    },
  )

  test.each(["Анна-Мария О'Нил", 'José', 'Нгуен Тхи'])('the name %s is printed', (name) => {
    expect(signUpEmail({ ...toRosa, locale, name }).text).toContain(name)
  })

  test('the code comes first in its message, which is one message long', () => {
    const text = signInCodeText(locale, '012345')
    expect(text).toMatch(/^012345 /u)
    const isPlain = /^[\u0020-\u007e]*$/u.test(text)
    expect(text.length).toBeLessThanOrEqual(isPlain ? 160 : 70)
  })
})
