import { findMailTextProblems, mailKinds, supportedLocales } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { insertDecision } from '../../settings/index.ts'
import { addSignedIn } from '../../../testing/test-profiles.ts'
import { openTestShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import type { Mail, WrittenMail } from '../../../platform/ports/mail/mail-port.ts'
import { builtInMailText } from '../emails/built-in-mail-text.ts'
import { orderCanceledEmail, recoveryEmail } from '../emails/emails.ts'
import { withDecidedTexts } from './with-decided-texts.ts'

const toRosa = {
  to: 'rosa@buyers.example',
  locale: 'ru',
  name: 'Роза',
  link: 'https://shop.example/x',
} as const
const canceled = orderCanceledEmail({ ...toRosa, number: 10_001 })
const dayLater = new Date(testNow.getTime() + 86_400_000)

function decideText({ database }: TestShop, value: unknown, holdsFrom = testNow): Promise<void> {
  const decision = { name: 'mail.orderCanceled', value, holdsFrom, setAt: testNow, setBy: null } as const
  return insertDecision(database.kysely, { ...decision, reason: 'Проверка' })
}

/** A shop whose mails are caught at the port. */
async function openMailedShop() {
  const shop = await openTestShop()
  const clock = { now: testNow }
  const sent: Mail[] = []
  const warnings: unknown[] = []
  const mail = withDecidedTexts(
    { send: async (one) => void sent.push(one) },
    { database: shop.database, now: () => clock.now, log: { warn: (line: unknown) => warnings.push(line) } },
  )
  const send = async (written: WrittenMail) => {
    await mail.send(written)
    return sent.at(-1) as Mail
  }
  return { shop, clock, send, warnings }
}

test.each(mailKinds)('the built-in text of %s can be sent as it is', (kind) => {
  for (const locale of supportedLocales) {
    expect(findMailTextProblems(kind, builtInMailText(kind, locale))).toEqual([])
  }
})

test('a mail has the text that holds at its moment, in the language that it was decided in', async () => {
  const { shop, clock, send } = await openMailedShop()
  const ru = { subject: 'Снят заказ {number}', body: 'Смотрите:\n\n{link}' }
  await decideText(shop, { ru, en: null }, dayLater)
  const { kind: _kind, values: _values, ...builtIn } = canceled
  expect(await send(canceled)).toEqual(builtIn)
  clock.now = dayLater
  expect(await send(canceled)).toEqual({
    ...builtIn,
    subject: 'Снят заказ 10001',
    text: 'Здравствуйте, Роза!\n\nСмотрите:\n\nhttps://shop.example/x\n\nЦветочный рынок\n',
  })
  const english = orderCanceledEmail({ ...toRosa, locale: 'en', number: 10_001 })
  expect((await send(english)).subject).toBe('Order 10001 was canceled')
  expect((await send(recoveryEmail(toRosa))).subject).toBe('Восстановление пароля')
})

test.each([
  ['of another shape', 'nonsense'],
  ['without its link', { ru: { subject: 'Заказ {number}', body: 'Снят' }, en: null }],
  ['with a placeholder that nothing fills', { ru: { subject: '{number}', body: '{sum}\n{link}' }, en: null }],
])(
  'a stored text %s keeps no mail: the built-in text goes out, and the log says so',
  async (_name, value) => {
    const { shop, send, warnings } = await openMailedShop()
    await decideText(shop, value)
    expect((await send(canceled)).text).toBe(canceled.text)
    expect(warnings).toHaveLength(1)
  },
)

test('a database that does not answer keeps no mail that is there', async () => {
  const sent: Mail[] = []
  const kysely = new Proxy(
    {},
    {
      get: () => () => {
        throw new Error('No database.')
      },
    },
  )
  const mail = withDecidedTexts(
    { send: async (one) => void sent.push(one) },
    { database: { kysely } as never, now: () => testNow, log: { warn: () => {} } },
  )
  await mail.send(canceled)
  expect(sent.map(({ subject }) => subject)).toEqual([canceled.subject])
})

test('the audit log has each text before and after, with the reason', async () => {
  const shop = await openTestShop()
  const owner = await addSignedIn(shop, { role: 'ADMIN' })
  const ru = { subject: 'Снят заказ {number}', body: '{link}' }
  const body = { kind: 'orderCanceled', version: 0, texts: { ru, en: null }, reason: 'Проще' } as const
  expect((await owner.browser.call('mailTextSet', { body })).ok).toEqual({ version: 1 })
  const { items } = (await owner.browser.call('auditList', { query: {} })).ok
  expect(items[0]).toMatchObject({
    action: 'setting-decided',
    subject: { kind: 'setting', _id: 'mail.orderCanceled' },
    reason: 'Проще',
    changes: expect.arrayContaining([{ field: 'ru.subject', before: null, after: ru.subject }]),
  })
})
