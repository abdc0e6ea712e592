import { PassThrough } from 'node:stream'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { addPerson } from '../../testing/test-people.ts'
import { sentMessages, tokenOf } from '../../testing/sent-messages.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { openBrowser } from '../../testing/visitor.ts'

const phone = '79161234501'
const userAgent = 'Mozilla/5.0 (of Rosa)'

async function openLoggedShop() {
  const stream = new PassThrough()
  const lines: string[] = []
  stream.on('data', (line) => lines.push(String(line)))
  const sent = sentMessages()
  const shop = await openTestShop({ log: { level: 'trace', stream }, ports: sent.ports })
  const headers = { 'user-agent': userAgent }
  return { shop, sent, headers, log: () => lines.join('') }
}

test('joining, a wrong password, a link, a code and a picture leave nothing about the person in the log', async () => {
  const { shop, sent, headers, log } = await openLoggedShop()
  const email = 'rosa.vetrova@buyers.example'
  const password = 'seven red tulips'
  const visitor = await openBrowser(shop.app)
  const consents = { offer: true, personalData: true, marketing: false } as const
  const form = { email, password, name: 'Розалинда', surname: 'Ветрова', consents, locale: 'ru' } as const
  await visitor.call('signup', { body: { ...form, consentVersion: '1' } }, { headers })
  const joined = tokenOf(await sent.mailTo(email))
  expect((await visitor.call('signupVerify', { body: { token: joined } }, { headers })).status).toBe(200)
  await visitor.call('signin', { body: { email, password: 'a wrong password' } }, { headers })
  await visitor.call('recovery', { body: { email } }, { headers })
  const recovered = tokenOf(await sent.mailTo(email, 2))
  expect((await visitor.call('recoveryVerify', { body: { token: recovered } }, { headers })).status).toBe(200)
  expect((await visitor.call('signin', { body: { email, password } }, { headers })).status).toBe(200)
  const { _id } = (await visitor.call('authentication')).ok
  await visitor.call('confirmPhone', { body: { _id, phone } })
  expect((await visitor.call('sendPin', { body: { _id, pinCode: sent.caller } })).status).toBe(200)
  await visitor.call('signinSendCode', { body: { phone } })
  const { code } = await sent.textTo(phone)
  expect((await visitor.call('signinPhone', { body: { phone, code } })).status).toBe(200)
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b3122b' } })
    .jpeg()
    .toBuffer()
  const avatar = await visitor.send({
    method: 'PATCH',
    url: '/api/file/user/avatar',
    payload: picture,
    headers: { 'content-type': 'image/jpeg' },
  })
  expect(avatar.statusCode).toBe(200)
  const query = { search: 'Розалинда' }
  await visitor.call('userSearch', { query })
  await visitor.call('outboxList', { query: { to: email } })
  for (const page of [`/signup/${email}`, `/recovery/${encodeURIComponent(email)}?from=${phone}`]) {
    await visitor.send({ url: page, headers: { accept: 'text/html', ...headers } })
  }
  const written = log()
  expect(written).toContain('"path":"/api/auth/signup/verify"')
  expect(written).toContain('"path":"/api/file/user/avatar"')
  expect(written).toContain('"path":"/signup/[email]"')
  const secrets = [
    email,
    'rosa',
    'Розалинда',
    'Ветрова',
    '%D0%A0',
    _id,
    phone,
    '9161234501',
    userAgent,
    '127.0.0.1',
  ]
  const credentials = [
    password,
    'a wrong password',
    joined,
    recovered,
    code,
    `"${sent.caller}"`,
    visitor.token as string,
  ]
  for (const secret of [...secrets, ...credentials, ...visitor.cookies.values()]) {
    expect(written).not.toContain(secret)
  }
})

test('a failure whose words repeat a person is logged without them', async () => {
  const { shop, sent, log } = await openLoggedShop()
  const email = 'rosa.vetrova@buyers.example'
  await addPerson(shop, { email })
  sent.ports.mail.send = async ({ to, link }) => {
    throw new Error(`550 <${to}> has no box on +7 916 123-45-01: ${link}`)
  }
  const visitor = await openBrowser(shop.app)
  await visitor.call('recovery', { body: { email } })
  await vi.waitFor(() => expect(log()).toContain('550 <[email]> has no box on [number]: '), 20_000)
  expect(log()).not.toMatch(/rosa|123-45-01|verify#/u)
})
