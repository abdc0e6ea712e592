import { expect, test } from 'vitest'
import { findMailTextProblems, writeMail, type MailText } from './mail-texts.ts'

const good: MailText = {
  subject: 'Заказ {number}',
  body: 'Мы отменили заказ {number}.\n\n{link}\n\nВаш {shop}',
}

test('a mail that can be sent has no problem', () => {
  expect(findMailTextProblems('orderCanceled', good)).toEqual([])
  expect(findMailTextProblems('recovery', { subject: 'Пароль', body: '{link}' })).toEqual([])
})

test.each<[string, Partial<MailText>, unknown]>([
  ['an empty subject', { subject: ' ' }, { field: 'subject', problem: 'empty' }],
  ['a subject of two lines', { subject: 'Заказ\n{number}' }, { field: 'subject', problem: 'line-break' }],
  [
    'a link in the subject',
    { subject: '{link}' },
    { field: 'subject', problem: 'unknown-placeholder', name: 'link' },
  ],
  [
    'a placeholder that nothing fills',
    { body: '{number} {sum}\n{link}' },
    { field: 'body', problem: 'unknown-placeholder', name: 'sum' },
  ],
  ['a brace without its other', { body: '{number}\n{link}\n}' }, { field: 'body', problem: 'lone-brace' }],
  ['no link', { body: 'Заказ {number}' }, { field: 'body', problem: 'link-missing' }],
  ['a link within a line', { body: 'Сюда: {link}' }, { field: 'body', problem: 'link-not-alone' }],
  ['two links', { body: '{link}\n{link}' }, { field: 'body', problem: 'link-not-alone' }],
  ['no number', { subject: 'Заказ', body: '{link}' }, { field: 'body', problem: 'number-missing' }],
])('%s is named', (_name, changes, problem) => {
  expect(findMailTextProblems('orderCanceled', { ...good, ...changes })).toEqual([problem])
})

test('a number is unknown to a mail that is about none', () => {
  const problem = { field: 'subject', problem: 'unknown-placeholder', name: 'number' }
  expect(findMailTextProblems('recovery', { ...good, body: '{link}' })).toEqual([problem])
})

test('placeholders are filled once, with the greeting and the shop around the body', () => {
  const link = 'https://shop.example/{number}'
  expect(writeMail(good, { locale: 'ru', name: 'Роза', link, number: 10_001 })).toEqual({
    subject: 'Заказ 10001',
    text: `Здравствуйте, Роза!\n\nМы отменили заказ 10001.\n\n${link}\n\nВаш Цветочный рынок\n\nЦветочный рынок\n`,
  })
})
