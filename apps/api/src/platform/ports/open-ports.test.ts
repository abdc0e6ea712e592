import { expect, test } from 'vitest'
import { sandboxChain } from '../../modules/crypto/index.ts'
import { sandboxInbox } from '../../modules/sandbox/index.ts'
import { openTestShop, testNow } from '../../testing/test-shop.ts'
import { Visitor } from '../../testing/visitor.ts'
import { readConfig } from '../config.ts'
import { openPorts } from './open-ports.ts'
import { ProviderError } from './provider-error.ts'

const mail = {
  to: 'rosa@buyers.example',
  subject: 'A rose',
  text: 'is a rose',
  link: 'https://shop.example/#x',
}
const sms = { to: '79161234501', text: '123456 is the code', code: '123456' }
const silent = { warn: () => {} }

test('the sandbox keeps every mail, code and call for the sandbox inbox, newest first', async () => {
  const { app, database } = await openTestShop()
  const ports = openPorts(
    readConfig({}),
    { keepMessage: sandboxInbox(database, () => testNow), chain: sandboxChain(database) },
    () => testNow,
    silent,
  )
  await ports.mail.send(mail)
  await ports.sms.send(sms)
  const code = await ports.flashCall.call('79161234501')
  const visitor = new Visitor(app)
  const at = testNow.toISOString()
  expect((await visitor.call('outboxList')).ok).toEqual([
    {
      _id: '3',
      kind: 'call',
      to: '79161234501',
      subject: '',
      text: expect.stringMatching(new RegExp(`^7495\\d{3}${code}$`, 'u')),
      link: null,
      code: expect.stringMatching(/^\d{4}$/u),
      at,
    },
    { _id: '2', kind: 'sms', ...sms, subject: '', link: null, at },
    { _id: '1', kind: 'mail', ...mail, code: null, at },
  ])
  const mine = (await visitor.call('outboxList', { query: { to: mail.to } })).ok
  expect(mine.map(({ kind }) => kind)).toEqual(['mail'])
})

test('the sandbox inbox shows the last hundred messages and keeps a thousand', async () => {
  const { app, database } = await openTestShop()
  const { rows } = { rows: Array.from({ length: 1005 }, (_, index) => index) }
  await database.kysely
    .insertInto('sandbox_messages')
    .values(
      rows.map((index) => ({
        kind: 'sms' as const,
        recipient: '7',
        text: String(index),
        link: null,
        code: null,
        at: testNow,
      })),
    )
    .execute()
  await openPorts(
    readConfig({}),
    { keepMessage: sandboxInbox(database, () => testNow), chain: sandboxChain(database) },
    () => testNow,
    silent,
  ).sms.send(sms)
  const listed = (await new Visitor(app).call('outboxList')).ok
  expect([listed.length, listed[0]?.text, listed[99]?.text]).toEqual([100, sms.text, '906'])
  const { count } = await database.kysely
    .selectFrom('sandbox_messages')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1000)
})

test('without a provider and without a sandbox sending fails, and one line says so at startup', async () => {
  const { database, app } = await openTestShop({ config: { hasSandbox: false } })
  const lines: unknown[] = []
  const config = readConfig({ SANDBOX: 'off' })
  const ports = openPorts(
    config,
    { keepMessage: sandboxInbox(database, () => testNow), chain: sandboxChain(database) },
    () => testNow,
    { warn: (line: unknown) => lines.push(line) },
  )
  await expect(ports.mail.send(mail)).rejects.toThrow(ProviderError)
  await expect(ports.sms.send(sms)).rejects.toThrow(ProviderError)
  await expect(ports.flashCall.call(sms.to)).rejects.toThrow(ProviderError)
  expect(lines).toEqual(['No provider is set for mail, SMS, calls, cards, fiscal receipts: sending fails.'])
  expect((await new Visitor(app).call('outboxList')).refusal?.code).toBe('not-found')
})

function warningsOf(environment: Record<string, string>): unknown[] {
  const lines: unknown[] = []
  const log = { warn: (line: unknown) => lines.push(line) }
  openPorts(
    readConfig(environment),
    { keepMessage: async () => {}, chain: { address: '', async *transfersTo() {} } },
    () => testNow,
    log,
  )
  return lines
}

test('an open sandbox inbox behind a public https address is a warning at startup', () => {
  const publicOrigin = 'https://shop.example'
  expect(warningsOf({ PUBLIC_ORIGIN: publicOrigin })).toEqual([expect.stringContaining('set SANDBOX=off')])
  expect(warningsOf({ PUBLIC_ORIGIN: 'http://localhost:3000' })).toEqual([])
  expect(warningsOf({ PUBLIC_ORIGIN: publicOrigin, SANDBOX: 'off' })).toEqual([
    expect.stringContaining('No provider'),
  ])
})
