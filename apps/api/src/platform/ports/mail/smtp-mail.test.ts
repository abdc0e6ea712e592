import { createServer, type AddressInfo, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { ProviderError } from '../provider-error.ts'
import { smtpMail } from './smtp-mail.ts'

const from = 'Цветочный рынок <orders@shop.example>'
const link = `https://shop.example/signup/verify#${'aB3-'.repeat(12)}`
const mail = {
  to: 'rosa@buyers.example',
  subject: 'Подтвердите почту',
  text: `Здравствуйте, Роза!\n\n${link}\n`,
  link,
}

interface Delivered {
  readonly from: string
  readonly to: readonly string[]
  readonly source: string
}

async function openMailServer(options: SMTPServerOptions = {}) {
  const delivered: Delivered[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const sender = mailFrom === false ? '' : mailFrom.address
        delivered.push({
          from: sender,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  // A client that gives up in the middle of TLS is what some tests are about.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { delivered, host: `127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

async function failure(work: Promise<void>): Promise<ProviderError> {
  const error: unknown = await work.catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(ProviderError)
  return error as ProviderError
}

test('a mail arrives with its sender, its subject and its text, and as sent by a machine', async () => {
  const { delivered, host } = await openMailServer()
  await smtpMail({ url: `smtp://${host}?tls=none`, from }).send(mail)
  const [{ source, ...envelope }] = delivered as [Delivered]
  expect(envelope).toEqual({ from: 'orders@shop.example', to: [mail.to] })
  const [head = '', body = ''] = source.replaceAll('\r\n', '\n').split(/\n\n(.*)/su)
  expect(head).toMatch(/^From: =\?UTF-8\?\S+\s+<orders@shop\.example>$/mu)
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/mu)
  expect(head).toMatch(/^Subject: =\?UTF-8\?/mu)
  expect(head).toMatch(/^Content-Transfer-Encoding: quoted-printable$/mu)
  expect(readQuotedPrintable(body)).toBe(mail.text)
})

function readQuotedPrintable(body: string): string {
  return Buffer.from(
    body
      .replaceAll('=\n', '')
      .replaceAll(/=([\dA-F]{2})/gu, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
}

test('an address with a comma is one address', async () => {
  const { delivered, host } = await openMailServer()
  await smtpMail({ url: `smtp://${host}?tls=none`, from }).send({ ...mail, to: 'a,rosa@buyers.example' })
  expect(delivered[0]?.to).toHaveLength(1)
})

test("the operator's name and password open the server", async () => {
  const seen: unknown[] = []
  const { delivered, host } = await openMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      seen.push(username, password)
      done(null, { user: username })
    },
  })
  await smtpMail({ url: `smtp://shop%40shop.example:s%3Acret@${host}?tls=none`, from }).send(mail)
  expect([seen, delivered.length]).toEqual([['shop@shop.example', 's:cret'], 1])
})

test('a wrong password fails by its code and is not repeated', async () => {
  const { host } = await openMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => done(new Error(`${username} ${password} is wrong`)),
  })
  const { message, stack } = await failure(
    smtpMail({ url: `smtp://shop:secret@${host}?tls=none`, from }).send(mail),
  )
  expect(message).toBe('SMTP: EAUTH, answer 535')
  expect(stack).not.toContain('secret')
})

test('a recipient whom the server refuses fails by its code, and the address is not repeated', async () => {
  const { delivered, host } = await openMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`<${address}> nobody here`), { responseCode: 550 })),
  })
  const { message, stack } = await failure(smtpMail({ url: `smtp://${host}?tls=none`, from }).send(mail))
  expect(message).toBe('SMTP: EENVELOPE, answer 550')
  expect(stack).not.toContain('rosa')
  expect(delivered).toEqual([])
})

test('without TLS nothing is sent unless the address says so', async () => {
  const { delivered, host } = await openMailServer()
  expect((await failure(smtpMail({ url: `smtp://${host}`, from }).send(mail))).message).toMatch(/^SMTP: E/u)
  expect(delivered).toEqual([])
})

test.each([
  ['smtp', { disabledCommands: [] }],
  ['smtps', { secure: true }],
])('over %s a certificate that nobody vouches for is refused', async (protocol, options) => {
  const { delivered, host } = await openMailServer(options)
  const { message } = await failure(smtpMail({ url: `${protocol}://${host}`, from }).send(mail))
  expect(message).toMatch(/^SMTP: E/u)
  expect(delivered).toEqual([])
})

async function openOddServer(greeting: string | null): Promise<string> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => {})
    if (greeting !== null) socket.end(greeting)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ['says nothing', null],
  ['speaks HTTP', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ['is full', '421 Try later\r\n'],
])('a server that %s fails in time', async (_what, greeting) => {
  const host = await openOddServer(greeting)
  const start = performance.now()
  const { message } = await failure(smtpMail({ url: `smtp://${host}?tls=none`, from }, 200).send(mail))
  expect(message).toMatch(/^SMTP: E/u)
  expect(performance.now() - start).toBeLessThan(3000)
})

test('a server that is not there fails', async () => {
  expect((await failure(smtpMail({ url: 'smtp://127.0.0.1:1?tls=none', from }).send(mail))).message).toMatch(
    /^SMTP: E/u,
  )
})
