import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerTimes, processorClock } from '../../../testing/answer-times.ts'
import { addPerson, testPassword } from '../../../testing/test-people.ts'
import { openShop, openTestShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { openBrowser, type Visitor } from '../../../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
  await addPerson(shop, { email: 'known@buyers.example' })
})
afterAll(() => shop.close())

const known = { email: 'known@buyers.example', password: testPassword }

test('signing in by email, in any case, begins a session in an HttpOnly cookie of the whole site', async () => {
  const visitor = await openBrowser(shop.app)
  const { ok, raw } = await visitor.call('signin', { body: { ...known, email: '  KNOWN@buyers.example ' } })
  expect(ok).toMatchObject({ email: known.email, role: 'USER', region: 'moscow' })
  const cookie = raw.cookies.find(({ name }) => name === 'session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(cookie?.secure).toBeUndefined()
  expect((await visitor.call('authentication')).ok.email).toBe(known.email)
})

test('where the shop is served over https its cookies are Secure', async () => {
  const secure = await openTestShop({ config: { publicOrigin: 'https://shop.example' } })
  await addPerson(secure, { email: known.email })
  const visitor = await openBrowser(secure.app)
  const { raw } = await visitor.call('signin', { body: known })
  expect(raw.cookies.map(({ name, secure: isSecure }) => [name, isSecure])).toEqual([
    ['__Host-session', true],
    ['csrf-token', true],
    ['__Host-device', true],
  ])
})

test('an unknown email and a wrong password get the same bytes', async () => {
  const visitor = await openBrowser(shop.app)
  const wrong = await visitor.call('signin', { body: { ...known, password: 'something else' } })
  const unknown = await visitor.call('signin', { body: { ...known, email: 'unknown@buyers.example' } })
  expect(wrong.refusal?.code).toBe('wrong-credentials')
  expect(unknown.raw.body).toBe(wrong.raw.body)
  const headers = ({ raw }: typeof wrong) => Object.keys(raw.headers).toSorted()
  expect(headers(unknown)).toEqual(headers(wrong))
})

test('an unknown email takes as much work as a wrong password', async () => {
  const visitor = await openBrowser(shop.app)
  const signIn = (email: string) => visitor.call('signin', { body: { email, password: 'wrong' } })
  for (let round = 0; round < 12; round += 1) {
    await addPerson(shop, { email: `timed-${round}@buyers.example` })
  }
  const { first: unknown, second: wrong } = await answerTimes(
    12,
    (round) => signIn(`nobody-${round}@buyers.example`),
    (round) => signIn(`timed-${round}@buyers.example`),
    processorClock,
  )
  // Without the dummy hash an unknown email takes about a tenth.
  expect(unknown).toBeGreaterThan(wrong * 0.6)
  expect(unknown).toBeLessThan(wrong * 1.6)
})

/** A browser in a network of its own. */
async function browserIn(limited: TestShop, network: number) {
  const visitor = await openBrowser(limited.app)
  visitor.address = `203.0.113.${network}`
  return visitor
}

async function guess(visitor: Visitor, times: number, email = known.email) {
  const codes: (string | undefined)[] = []
  for (let round = 0; round < times; round += 1) {
    codes.push((await visitor.call('signin', { body: { email, password: 'wrong' } })).refusal?.code)
  }
  return codes
}

test('a stranger locks an email for their own network only', async () => {
  const limited = await openTestShop()
  await addPerson(limited, { email: known.email })
  const stranger = await browserIn(limited, 1)
  expect((await guess(stranger, 11)).at(-1)).toBe('too-many-requests')
  expect((await (await browserIn(limited, 2)).call('signin', { body: known })).status).toBe(200)
})

test('a hundred wrong tries of many networks lock an email for strangers, and never for a browser that knows it', async () => {
  const limited = await openTestShop()
  await addPerson(limited, { email: known.email })
  const own = await browserIn(limited, 200)
  await own.call('signin', { body: known })
  await own.call('logout')
  const strangers = await Promise.all(Array.from({ length: 10 }, (_, network) => browserIn(limited, network)))
  await Promise.all(strangers.map((stranger) => guess(stranger, 10)))
  const another = await browserIn(limited, 100)
  expect((await another.call('signin', { body: known })).refusal?.code).toBe('too-many-requests')
  expect((await own.call('signin', { body: known })).status).toBe(200)
  // The cookie is of one email, and has attempts of its own.
  expect(await guess(own, 1, 'unknown@buyers.example')).toEqual(['wrong-credentials'])
  expect((await guess(own, 11)).at(-1)).toBe('too-many-requests')
})

test('what a forged cookie says of a browser is not believed', async () => {
  const limited = await openTestShop()
  await addPerson(limited, { email: known.email })
  const stranger = await browserIn(limited, 1)
  const codes: (string | undefined)[] = []
  for (let round = 0; round < 11; round += 1) {
    stranger.cookies.set('device', `name-${round}.${'A'.repeat(43)}`)
    codes.push(...(await guess(stranger, 1)))
  }
  expect(codes.at(-1)).toBe('too-many-requests')
})

test('tries that are refused because a network is spent cost the email nothing', async () => {
  const limited = await openTestShop()
  const stranger = await browserIn(limited, 1)
  for (let index = 0; index < 50; index += 1) await guess(stranger, 1, `guess-${index}@buyers.example`)
  const refused = await guess(stranger, 120)
  expect(new Set(refused)).toEqual(new Set(['too-many-requests']))
  expect(await guess(await browserIn(limited, 2), 1)).toEqual(['wrong-credentials'])
})

test('ten wrong passwords lock an email for a quarter of an hour, known or not', async () => {
  let now = testNow
  const limited = await openTestShop({ now: () => now })
  await addPerson(limited, { email: known.email })
  const visitor = await openBrowser(limited.app)
  for (const email of [known.email, 'unknown@buyers.example']) {
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => visitor.call('signin', { body: { email, password: 'wrong' } })),
    )
    const codes = tries.map(({ refusal }) => refusal?.code)
    expect(codes.filter((code) => code === 'wrong-credentials')).toHaveLength(10)
    expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(2)
  }
  expect((await visitor.call('signin', { body: known })).refusal?.code).toBe('too-many-requests')
  now = new Date(testNow.getTime() + 15 * 60_000)
  expect((await visitor.call('signin', { body: known })).status).toBe(200)
})

test('signing in rightly uses up no tries', async () => {
  const visitor = await openBrowser(shop.app)
  for (let round = 0; round < 12; round += 1) {
    expect((await visitor.call('signin', { body: known })).status).toBe(200)
  }
})

test('fifty failures from one address lock it, whatever the emails', async () => {
  const limited = await openTestShop()
  const visitor = await openBrowser(limited.app)
  const answers = await Promise.all(
    Array.from({ length: 52 }, (_, index) =>
      visitor.call('signin', { body: { email: `guess-${index}@buyers.example`, password: 'wrong' } }),
    ),
  )
  const codes = answers.map(({ refusal }) => refusal?.code)
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(2)
})

test('a text that the database cannot keep is refused as invalid', async () => {
  const visitor = await openBrowser(shop.app)
  const { refusal } = await visitor.call('signin', {
    body: { email: 'nul\u0000@buyers.example', password: 'x' },
  })
  expect(refusal?.code).toBe('validation-failed')
})

test('signing in again ends the session that the browser had', async () => {
  const visitor = await openBrowser(shop.app)
  await visitor.call('signin', { body: known })
  const earlier = await openBrowser(shop.app)
  earlier.cookies.set('session', visitor.cookies.get('session') as string)
  expect((await earlier.call('authentication')).status).toBe(200)
  await visitor.call('signin', { body: known })
  expect((await earlier.call('authentication')).refusal?.code).toBe('not-signed-in')
})

test('a password that is changed while it is being checked opens no session', async () => {
  const email = 'raced@buyers.example'
  const id = await addPerson(shop, { email })
  const visitor = await openBrowser(shop.app)
  // The change holds the person's row until the password has been found right.
  const { promise: release, resolve } = Promise.withResolvers<void>()
  const change = shop.database.kysely.transaction().execute(async (trx) => {
    await trx.updateTable('people').set({ password_hash: 'another' }).where('id', '=', id).execute()
    await release
    await trx.deleteFrom('sessions').where('person_id', '=', id).execute()
  })
  const signIn = visitor.call('signin', { body: { email, password: testPassword } })
  await new Promise((proceed) => setTimeout(proceed, 300))
  resolve()
  await change
  expect((await signIn).refusal?.code).toBe('wrong-credentials')
  const sessions = await shop.database.kysely
    .selectFrom('sessions')
    .select('id')
    .where('person_id', '=', id)
    .execute()
  expect(sessions).toEqual([])
})
