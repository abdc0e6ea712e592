import { randomUUID } from 'node:crypto'
import type { CallInput } from '@flower-market/api-client/contract'
import { storeRates } from '../modules/exchange/index.ts'
import { sampleRatesOf } from '../platform/ports/rates/sample-rates.ts'
import { addSignedIn } from './test-profiles.ts'
import { testNow, type TestShop } from './test-shop.ts'
import type { Visitor } from './visitor.ts'

type Requisites = Omit<CallInput<'recipientCreate'>['body'], 'plantationId'>

/** Requisites in euros that pass their checks. */
export const dutchRequisites: Requisites = {
  name: 'Polderglans',
  country: 'NLD',
  city: 'Aalsmeer',
  address: 'Legmeerdijk 313',
  currency: 'EUR',
  beneficiary: 'Polderglans B.V.',
  bic: 'ABNANL2A',
  accountNumber: 'NL91ABNA0417164300',
  bankCountry: 'NLD',
}

/** Adds a plantation; answers its id. */
async function addPlantation({ database }: Pick<TestShop, 'database'>): Promise<string> {
  const id = randomUUID()
  await database.kysely
    .insertInto('plantations')
    .values({ id, name: `Polderglans ${id}`, country: 'NLD', city_ru: 'Алсмер', city_en: 'Aalsmeer' })
    .execute()
  return id
}

/** A plantation with its representative. */
export async function addRepresented(shop: TestShop) {
  const plantation = await addPlantation(shop)
  return { plantation, ...(await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: plantation })) }
}

/** Adds a recipient and has staff approve it; answers its id. */
export async function addApproved(
  shop: TestShop,
  visitor: Visitor,
  plantation: string,
  requisites: Requisites = dutchRequisites,
): Promise<string> {
  const body = { ...requisites, plantationId: plantation }
  const { _id: id } = (await visitor.call('recipientCreate', { body }, { key: randomUUID() })).ok
  const { browser: staff } = await addSignedIn(shop, { role: 'ADMIN' })
  const decision = { isApproved: true, revision: 1 } as const
  expectOk(await staff.call('recipientReview', { params: { id }, body: decision }))
  return id
}

/** Throws what a call was refused with. */
function expectOk<T>({ ok }: { readonly ok: T }): T {
  return ok
}

/** A quote of 100 euros for rubles to a recipient. */
export async function quoteTo(visitor: Visitor, recipient: string) {
  const question = { amount: 10_000, source: 'RUBLE', target: 'EURO', isSended: false } as const
  return (await visitor.call('accountRates', { query: { ...question, recipient } })).ok
}

/** Begins a transfer as a quote says. */
export function begin(visitor: Visitor, quoteId: string, key: string = randomUUID()) {
  const body = { kind: 'transfer', quoteId, purpose: 'Proforma 17' } as const
  return visitor.call('transactionCreate', { body }, { key })
}

/** Knows the rates of the tests' day. */
export async function addRates({ database }: TestShop): Promise<void> {
  await storeRates(database.kysely, sampleRatesOf('2026-11-21'), testNow)
}

/** A buyer's own approved recipient with a transfer to it that waits to be sent. */
export async function addTransfer(
  shop: TestShop,
  buyer: Visitor,
): Promise<{ readonly recipient: string; readonly transfer: string }> {
  const recipient = await addApproved(shop, buyer, await addPlantation(shop))
  const { _id: quote } = await quoteTo(buyer, recipient)
  return { recipient, transfer: (await begin(buyer, quote)).ok._id }
}
