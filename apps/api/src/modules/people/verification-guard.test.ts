import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { addCard, addPerson, orderFor, signInAs } from '../../testing/test-people.ts'
import { openAnotherProcess, openTestShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import { Visitor } from '../../testing/visitor.ts'

function store(shop: TestShop, value: 'required' | 'optional') {
  return shop.database.kysely
    .insertInto('operator_settings')
    .values({
      name: 'verification',
      value: JSON.stringify(value),
      holds_from: testNow,
      set_at: testNow,
      set_by: null,
      reason: 'Проверка',
    })
    .execute()
}

async function isRequired(shop: Pick<TestShop, 'app'>): Promise<boolean> {
  return (await new Visitor(shop.app).call('shopSettings')).ok.isVerificationRequired
}

test('the variable begins the setting, and what is stored later holds against it', async () => {
  const shop = await openTestShop({ config: { settings: { verification: 'required' } } })
  expect(await isRequired(shop)).toBe(true)
  await store(shop, 'optional')
  const lines: string[] = []
  const stream = new PassThrough().on('data', (line: Buffer) => lines.push(line.toString()))
  const log = { level: 'warn', stream } as const
  const app = await openAnotherProcess(shop, { config: { settings: { verification: 'required' } }, log })
  expect(await isRequired({ app })).toBe(false)
  expect(lines.join('')).toContain(
    'VERIFICATION is not used: the stored setting verification is \\"optional\\".',
  )
})

test('without the variable no requirement is stored, and a verification is required', async () => {
  const shop = await openTestShop({ isVerificationOptional: false })
  expect(await isRequired(shop)).toBe(true)
  const stored = shop.database.kysely.selectFrom('operator_settings').where('name', '=', 'verification')
  expect(await stored.selectAll().execute()).toEqual([])
})

test('an order that was placed before a verification was required keeps its answer', async () => {
  const shop = await openTestShop()
  const card = await addCard(shop)
  const buyer = await signInAs(shop, await addPerson(shop, { money: { RUB: 1_000_000 } }))
  const [first, second] = [{ key: 'first-order' }, { key: 'second-order' }]
  const input = { body: orderFor([card, 25]) }
  const placed = (await buyer.call('purchaseCreate', input, first)).ok
  await store(shop, 'required')
  expect((await buyer.call('purchaseCreate', input, first)).ok._id).toBe(placed._id)
  const other = await buyer.call('purchaseCreate', input, second)
  expect([other.status, other.refusal?.code]).toEqual([409, 'verification-needed'])
  expect(other.refusal?.details).toEqual({ status: 'INITIAL', comment: '' })
})

test('another person does not get past by a key that was used by somebody', async () => {
  const shop = await openTestShop({ config: { settings: { verification: 'required' } } })
  const card = await addCard(shop)
  const money = { RUB: 1_000_000 }
  const approvedId = await addPerson(shop, { money })
  await shop.database.kysely
    .insertInto('verifications')
    .values({
      person_id: approvedId,
      status: 'APPROVED',
      name: 'Роза',
      phone: '79000000000',
      city: 'Тверь',
      address: 'ул. Советская, 1',
      postal_code: '170100',
      comment: '',
      asked_at: new Date(),
      decided_at: null,
      decided_by: null,
    })
    .execute()
  const input = { body: orderFor([card, 25]) }
  const key = { key: 'the-same-key' }
  const approved = await signInAs(shop, approvedId)
  expect((await approved.call('purchaseCreate', input, key)).status).toBe(200)
  const other = await signInAs(shop, await addPerson(shop, { money }))
  expect((await other.call('purchaseCreate', input, key)).refusal?.code).toBe('verification-needed')
})
