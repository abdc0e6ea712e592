import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson } from '../../../testing/test-people.ts'
import { sentMessages, tokenOf } from '../../../testing/sent-messages.ts'
import { signUpForm, type SignUpForm } from '../../../testing/sign-up-form.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { openBrowser, type Visitor } from '../../../testing/visitor.ts'

const sent = sentMessages()
let now = testNow
let shop: TestShop & { close(): Promise<void> }
let visitor: Visitor
beforeAll(async () => {
  shop = await openShop({ now: () => now, ports: sent.ports })
  visitor = await openBrowser(shop.app)
})
afterAll(() => shop.close())

function later(ms: number): void {
  now = new Date(now.getTime() + ms)
}
function newEmail(): string {
  return `${randomUUID()}@joiners.example`
}
function join(changes?: Partial<SignUpForm>) {
  return visitor.call('signup', { body: signUpForm(changes) })
}
function follow(token: string) {
  return visitor.call('signupVerify', { body: { token } })
}
function personOf(email: string) {
  return shop.database.kysely.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst()
}

async function consentsOf(marketing: boolean) {
  const email = newEmail()
  await join({ email, consents: { offer: true, personalData: true, marketing } })
  const at = now
  later(1000)
  const { ok } = await follow(tokenOf(await sent.mailTo(email)))
  const consents = shop.database.kysely.selectFrom('consents').select(['kind', 'version', 'at', 'address'])
  return { at, rows: await consents.where('person_id', '=', ok._id).orderBy('kind').execute() }
}

test('consents are kept with time, address and version, marketing only where it was given', async () => {
  const without = await consentsOf(false)
  expect(without.rows.map(({ kind }) => kind)).toEqual(['offer', 'personal-data'])
  const all = await consentsOf(true)
  expect(all.rows.map(({ kind }) => kind)).toEqual(['marketing', 'offer', 'personal-data'])
  for (const row of all.rows) {
    expect(row).toMatchObject({ version: '2026-11-01', at: all.at, address: '127.0.0.1' })
  }
})

test.each(['offer', 'personalData'] as const)('without the consent «%s» nobody joins', async (missing) => {
  const consents = { ...signUpForm().consents, [missing]: false } as SignUpForm['consents']
  expect((await join({ consents })).refusal?.code).toBe('validation-failed')
})

test('a referral code says who brought the person; an unknown one is refused', async () => {
  const referrer = await addPerson(shop)
  const row = await shop.database.kysely
    .selectFrom('people')
    .select('referral')
    .where('id', '=', referrer)
    .executeTakeFirstOrThrow()
  const email = newEmail()
  await join({ email, referral: row.referral })
  await follow(tokenOf(await sent.mailTo(email)))
  expect((await personOf(email))?.referred_by).toBe(referrer)
  expect((await join({ referral: 'nobody-has-this' })).refusal?.code).toBe('referral-unknown')
})

test.each([
  ['too-short', 'nine char'],
  ['too-common', 'password123'],
  ['too-common', 'dragon2026!'],
  ['personal', 'vera-lugova'],
  ['shop-words', 'flowers1234'],
  ['shop-words', 'flowers flowers'],
])('a password that is %s is refused: %s', async (reason, password) => {
  const { refusal } = await join({ password, name: 'Vera', surname: 'Lugova' })
  expect(refusal).toMatchObject({ code: 'password-too-weak', details: { reason } })
})
