import { randomUUID } from 'node:crypto'
import { storeRates } from '../modules/exchange/index.ts'
import { sampleRatesOf } from '../platform/ports/rates/sample-rates.ts'
import type { Foreign } from './foreign-ask.ts'
import { addAddress } from './test-addresses.ts'
import { addPasskey } from './add-passkey.ts'
import { addPress } from './test-auctions.ts'
import { addBuyer, addCard, orderFor, testPassword } from './test-people.ts'
import { addSignedIn } from './test-profiles.ts'
import { testDay, testNow, type TestShop } from './test-shop.ts'
import { addTransfer } from './test-transfers.ts'

/** One of everything that a person can have, and an order that may be placed. */
export async function addOneOfEach(
  shop: TestShop,
): Promise<{ foreign: Foreign; order: ReturnType<typeof orderFor> }> {
  const order = orderFor([await addCard(shop), 25])
  const other = await addBuyer(shop)
  const { _id: person } = (await other.call('authentication')).ok
  const purchase = (await other.call('purchaseCreate', { body: order }, { key: randomUUID() })).ok._id
  const { kysely } = shop.database
  const claim = randomUUID()
  const shipment = randomUUID()
  await kysely
    .insertInto('shipments')
    .values({ id: shipment, purchase_id: purchase, ordinal: 1, at: testNow, delivery: 0n })
    .execute()
  await kysely
    .insertInto('claims')
    .values({
      id: claim,
      purchase_id: purchase,
      position: 1,
      reason: 'broken',
      comment: '',
      quantity: 1,
      status: 'open',
      created_at: testNow,
    })
    .execute()
  const { token } = (
    await other.call('apiTokenCreate', {
      body: { name: '1С', scopes: ['orders:read'], days: 30, password: testPassword },
    })
  ).ok
  const webhook = (
    await other.call('webhookCreate', {
      body: { address: 'https://roza.example/hook', events: ['order.placed'], password: testPassword },
    })
  ).ok.webhook._id
  const delivery = (await other.call('webhookTest', { params: { id: webhook } })).ok._id
  const { id: session } = await kysely
    .selectFrom('sessions')
    .select('id')
    .where('person_id', '=', person)
    .executeTakeFirstOrThrow()
  // Looked after by somebody, who is not the one who asks; waiting, so that a review would be possible.
  const [broker, agent] = [
    await addSignedIn(shop, { role: 'BROKER' }),
    await addSignedIn(shop, { role: 'AGENT' }),
  ]
  await kysely
    .updateTable('people')
    .set({ broker_id: broker.id, referred_by: agent.id })
    .where('id', '=', person)
    .execute()
  const texts = { name: '', phone: '', city: '', address: '', postal_code: '' }
  await kysely
    .insertInto('verifications')
    .values({ person_id: person, status: 'WAITING', asked_at: testNow, ...texts })
    .execute()
  const question = randomUUID()
  await kysely
    .insertInto('desk_questions')
    .values({
      id: question,
      kind: 'verification',
      item: person,
      person_id: person,
      text: 'Какой у вас ИНН?',
      asked_at: testNow,
      asked_by: agent.id,
      answer: null,
      answered_at: null,
    })
    .execute()
  const { _id: address } = await addAddress(other)
  const wishes = [
    { type: 'roses', variety: 'Explorer', lengthCm: 60, plantationId: null, quantity: 100 },
  ] as const
  const { _id: list } = (
    await other.call(
      'savedListCreate',
      { body: { name: 'Чужой', wishes: [...wishes] } },
      { key: randomUUID() },
    )
  ).ok
  const terms = {
    weekdays: [1],
    until: '2026-12-31',
    methodDelivery: 'pickup',
    paymentMethod: 'CASH',
    addressId: null,
    maxStemPrice: null,
    maxTotal: null,
  } as const
  const { _id: standing } = (
    await other.call(
      'standingOrderCreate',
      { body: { ...terms, weekdays: [1], listId: list } },
      { key: randomUUID() },
    )
  ).ok
  await storeRates(kysely, sampleRatesOf('2026-11-21'), testNow)
  const query = { amount: 100_000, source: 'RUBLE', target: 'DOLLAR' } as const
  const quote = (await other.call('accountRates', { query })).ok._id
  const { accountId: account, _id: entry } = (await other.call('balanceHistory')).ok.items[0]!
  const topUp = { kind: 'top-up', paymentMethod: 'CHECK', amount: 10_000 } as const
  const transaction = (await other.call('transactionCreate', { body: topUp }, { key: randomUUID() })).ok._id
  const { recipient, transfer: bankTransfer } = await addTransfer(shop, other)
  const { rate } = (await other.call('cryptoRate')).ok
  const usdt = { amount: 200_000, rate }
  const crypto = (await other.call('orderGarantex', { body: usdt }, { key: randomUUID() })).ok._id
  await other.call('sandboxTransfer', { body: { id: crypto, kind: 'less' } })
  await shop.app.jobs.runPending()
  const { id: transferId } = await kysely
    .selectFrom('crypto_transfers')
    .select('id')
    .executeTakeFirstOrThrow()
  const transfer = String(transferId)
  const positions = [
    { type: 'roses', variety: 'Explorer', lengthCm: 60, price: 9000, quantity: 100, boxes: 1 } as const,
  ]
  const asked = { plantation: 'alto-zafiro', date: '2026-11-26', positions } as const
  const paid = { methodDelivery: 'pickup', paymentMethod: 'BALANCE' } as const
  const sent = await other.call('orderMyself', { body: { ...asked, ...paid } }, { key: randomUUID() })
  const request = sent.ok._id
  const press = await addPress(shop, { personId: person, purchaseId: purchase })
  const notice = randomUUID()
  const about = { kind: 'cutoff-near', date: testDay, until: testNow.toISOString() }
  await kysely
    .insertInto('notices')
    .values({
      id: notice,
      person_id: person,
      kind: 'cutoff-near',
      cause: 'cutoff',
      about: JSON.stringify(about),
      at: testNow,
      is_listed: true,
      mail_at: null,
      push_at: null,
    })
    .execute()
  const passkey = await addPasskey(shop, person)
  const made = { recipient, bankTransfer, request, press, question, notice, passkey }
  const foreign = {
    person,
    purchase,
    claim,
    shipment,
    session,
    apiToken: token._id,
    webhook,
    delivery,
    address,
    list,
    standing,
    quote,
    account,
    entry,
    transaction,
    crypto,
    transfer,
    ...made,
  }
  return { foreign, order }
}
