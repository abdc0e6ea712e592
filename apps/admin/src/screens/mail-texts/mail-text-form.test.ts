import { expect, test } from 'vitest'
import { findMailFormProblems, textsBody, typedTextsOf, type MailTexts } from './mail-text-form.ts'

const standard = { subject: 'Заказ {number}', body: '{link}' }
const mail: MailTexts = {
  kind: 'orderCanceled',
  builtIn: { ru: standard, en: standard },
  texts: { ru: { subject: 'Снят {number}', body: '{link}' }, en: null },
  version: 1,
  planned: [],
}
const now = new Date('2026-11-21T08:00:00Z')

test('the form begins with what holds, and the standard text is sent as none', () => {
  const typed = typedTextsOf(mail)
  expect(textsBody(mail, typed)).toEqual(mail.texts)
  expect(textsBody(mail, { ...typed, ru: { ...standard, body: ' {link}\n' } })).toEqual({
    ru: null,
    en: null,
  })
})

test('each wrong text is named at its field, and the terms of the decision, too', () => {
  const texts = { ru: { subject: '', body: '{sum}\n{link}' }, en: standard }
  expect(findMailFormProblems('orderCanceled', { texts, day: '', reason: '' }, now)).toEqual({
    'ru.subject': 'mails.problem.empty',
    'ru.body': 'mails.problem.unknown-placeholder',
    reason: 'operator.reasonMissing',
  })
  const right = { texts: typedTextsOf(mail), day: '2026-12-01', reason: 'Проще' }
  expect(findMailFormProblems('orderCanceled', right, now)).toBeNull()
})
