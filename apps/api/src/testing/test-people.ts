import { randomUUID } from 'node:crypto'
import type { CartItem, CountryCode, Currency, FlowerCard, Locale, Role } from '@flower-market/flower-domain'
import { hashPassword } from '../modules/identity/passwords.ts'
import { hashSessionSecret, newSessionSecret } from '../modules/identity/session-secret.ts'
import { insertSession } from '../modules/identity/sessions.repository.ts'
import { openAccount, transfer } from '../modules/ledger/index.ts'
import { testDay, testNow, type TestShop } from './test-shop.ts'
import { openBrowser, type Visitor } from './visitor.ts'

export { auditLedger } from './audit-ledger.ts'

/** The password of everybody in the tests. */
export const testPassword = 'a rose is a rose'
let passwordHash: Promise<string> | undefined

/** What a person of a test differs in. */
export interface NewPerson {
  readonly email?: string
  readonly money?: Partial<Record<Currency, number>>
  readonly role?: Role
  /** Confirmed. */
  readonly phone?: string
  readonly locale?: Locale
}

/** Adds a person; money in minor units opens an account, no money leaves them without. Answers the id. */
export async function addPerson(
  { database }: Pick<TestShop, 'database'>,
  {
    email = `${randomUUID()}@buyers.example`,
    money = {},
    role = 'USER',
    phone,
    locale = 'ru',
  }: NewPerson = {},
): Promise<string> {
  const id = randomUUID()
  passwordHash ??= hashPassword(testPassword)
  const hash = await passwordHash
  await database.kysely.transaction().execute(async (trx) => {
    await trx
      .insertInto('people')
      .values({
        id,
        email,
        password_hash: hash,
        role,
        staff_role: role === 'ADMIN' ? 'owner' : null,
        phone: phone ?? null,
        phone_verified_at: phone === undefined ? null : testNow,
        locale,
        name: 'Роза',
        surname: 'Ветрова',
        region: 'moscow',
      })
      .execute()
    for (const [currency, amount] of Object.entries(money) as [Currency, number][]) {
      await openAccount(trx, { person: id }, currency)
      if (amount === 0) continue
      const from = { system: 'funding' } as const
      const toUp = { kind: 'top-up', from, to: { person: id }, createdBy: null } as const
      await transfer(trx, { ...toUp, amount: BigInt(amount), currency })
    }
  })
  return id
}

/** Begins a session without the cost of a password; answers the secret that its cookie holds. */
export async function beginSession(
  { database }: Pick<TestShop, 'database'>,
  personId: string,
  now = new Date(),
): Promise<string> {
  const secret = newSessionSecret()
  const expiresAt = new Date(now.getTime() + 24 * 3_600_000 * 365)
  const origin = { address: '127.0.0.1', userAgent: 'a browser' }
  const session = { id: randomUUID(), secretHash: hashSessionSecret(secret), personId, expiresAt, ...origin }
  await insertSession(database, session, now)
  return secret
}

/** A person's browser with a session. */
export async function signInAs(shop: TestShop, personId: string, now = new Date()): Promise<Visitor> {
  const secret = await beginSession(shop, personId, now)
  const visitor = await openBrowser(shop.app)
  visitor.cookies.set('session', secret)
  visitor.token = (await visitor.call('authentication')).ok.token
  return visitor
}

/** A buyer with rubles (in kopecks) and a session. */
export async function addBuyer(shop: TestShop, rubles = 100_000_000): Promise<Visitor> {
  return signInAs(shop, await addPerson(shop, { money: { RUB: rubles } }))
}

/** Adds a lot: roses of 60 cm at 100 ₽ in bunches of 25, unless told otherwise. */
export async function addCard(
  { database }: Pick<TestShop, 'database'>,
  changes: Partial<FlowerCard> & { readonly freight?: number } = {},
): Promise<FlowerCard> {
  const { freight = 0, ...facts } = changes
  const card: FlowerCard = {
    code: randomUUID(),
    type: 'roses',
    variety: 'Explorer',
    plantation: 'Alto Zafiro Roses',
    plantationId: 'alto-zafiro',
    country: 'ECU',
    lengthCm: 60,
    color: 'red',
    tint: '#b3122b',
    price: 10_000,
    availability: 'inStock',
    deliveryDate: testDay,
    stemsAvailable: 1000,
    stemsPerBunch: 25,
    stemsPerBox: 250,
    soldBy: 'bunch',
    ...facts,
  }
  const { plantationId, plantation, country } = card
  await database.kysely
    .insertInto('plantations')
    .values({ id: plantationId, name: plantation, country: country as CountryCode })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await database.kysely
    .insertInto('cards')
    .values({
      code: card.code,
      type: card.type,
      variety: card.variety,
      plantation_id: plantationId,
      length_cm: card.lengthCm,
      color: card.color,
      tint: card.tint,
      price: card.price,
      availability: card.availability,
      cutoff_at: card.cutoffAt === undefined ? null : new Date(card.cutoffAt),
      delivery_date: card.deliveryDate,
      stems_available: card.stemsAvailable,
      stems_per_bunch: card.stemsPerBunch,
      stems_per_box: card.stemsPerBox,
      sold_by: card.soldBy,
      place: 0,
      freight,
      regions: card.regions ? [...card.regions] : null,
    })
    .execute()
  return card
}

/** An order's body for lots at their prices, picked up (so that nothing is added), paid from the balance. */
export function orderFor(...lines: readonly (readonly [card: FlowerCard, stems: number])[]) {
  const items = lines.map(([{ code, price }, quantity]): CartItem => ({ code, price, quantity }))
  return {
    purchase: { [testDay]: items },
    comment: '',
    methodDelivery: 'pickup' as const,
    paymentMethod: 'BALANCE' as const,
    total: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  }
}
