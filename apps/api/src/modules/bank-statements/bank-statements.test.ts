import { randomUUID } from 'node:crypto'
import { demoRequisites } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCard, orderFor } from '../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../testing/test-profiles.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import { camtFile, oneCFile, type WrittenPayment } from './statement-files.fixtures.ts'

let shop: TestShop & { close(): Promise<void> }
let staff: TestPerson
beforeAll(async () => {
  shop = await openShop({})
  staff = await addSignedIn(shop, { role: 'ADMIN' })
})
afterAll(() => shop.close())

const { account } = demoRequisites
const inn = '7700000009'
async function buyerWithInvoice(amount: number) {
  const buyer = await addSignedIn(shop, { inn })
  const body = { kind: 'top-up', paymentMethod: 'CHECK', amount } as const
  const { _id, invoice } = (await buyer.browser.call('transactionCreate', { body }, { key: randomUUID() })).ok
  return { ...buyer, transactionId: _id, number: invoice!.number }
}
function payment(
  changes: Partial<WrittenPayment> & Pick<WrittenPayment, 'amount' | 'purpose'>,
): WrittenPayment {
  return { number: randomUUID().slice(0, 8), inn, payerAccount: '40702810100000000001', ...changes }
}
function importFile(file: Buffer, { browser } = staff) {
  const headers = { 'content-type': 'application/octet-stream' }
  return browser.call('bankStatementImport', { body: file }, { headers })
}
function credit(
  id: string,
  credited: readonly (readonly [lineId: string, transactionId: string])[],
  { browser } = staff,
  reason?: string,
) {
  const lines = credited.map(([lineId, transactionId]) => ({
    lineId,
    transactionId,
    seen: 'waiting' as const,
  }))
  const request = { params: { id }, body: { lines, reason } }
  return browser.call('bankStatementCredit', request, { key: randomUUID() })
}
async function balanceOf({ browser }: TestPerson): Promise<number> {
  return (await browser.call('accountList')).ok.find(({ type }) => type === 'RUBLE')?.amount ?? 0
}

test.each([
  ['1C in windows-1251', oneCFile],
  ['camt.053', camtFile],
] as const)(
  'a statement of %s is matched by number, sum and INN, and credited by staff only, once',
  async (_format, write) => {
    const buyer = await buyerWithInvoice(500_000)
    const file = write(account, [
      payment({ amount: 500_000, purpose: `Оплата по счёту № ${buyer.number} от 21.11.2026, без НДС` }),
      payment({ amount: 33_300, purpose: 'Возврат займа' }),
    ])
    const review = (await importFile(file)).ok
    expect(review.lines).toMatchObject([
      {
        verdict: 'matched',
        invoice: { transactionId: buyer.transactionId, number: buyer.number },
        creditedAt: null,
      },
      { verdict: 'unmatched', invoice: null, creditedAt: null },
    ])
    expect(await balanceOf(buyer)).toBe(0)
    const line = review.lines[0]!._id
    const credited = (await credit(review._id, [[line, buyer.transactionId]])).ok
    expect([credited.transfers, credited.credited]).toEqual([2, 1])
    expect(await balanceOf(buyer)).toBe(500_000)
    const person = (await staff.browser.call('personGet', { params: { id: buyer.id } })).ok
    expect(person.movements.items[0]?.cause).toMatchObject({ kind: 'payment', isByStatement: true })

    const again = await credit(review._id, [[line, buyer.transactionId]])
    expect(again.refusal?.code).toBe('statement-line-changed')
    const known = (await importFile(file)).ok
    expect([review.wasKnown, known.wasKnown, known.credited]).toEqual([false, true, 1])
    expect(await balanceOf(buyer)).toBe(500_000)
  },
)

test('the same transfer in the next file is the same line, credited already', async () => {
  const buyer = await buyerWithInvoice(100_000)
  const first = payment({ amount: 100_000, purpose: `счёт ${buyer.number}` })
  const review = (await importFile(oneCFile(account, [first]))).ok
  await credit(review._id, [[review.lines[0]!._id, buyer.transactionId]])
  const other = payment({ amount: 200_000, purpose: 'другое' })
  const next = (await importFile(oneCFile(account, [first, other]))).ok
  expect(next._id).not.toBe(review._id)
  expect(next.lines).toMatchObject([
    { _id: review.lines[0]!._id, verdict: 'matched' },
    { verdict: 'unmatched' },
  ])
  expect(next.lines[0]!.creditedAt).not.toBeNull()
  expect(next.credited).toBe(1)
})

test('of parallel credits of one transfer one is done, and the others are refused', async () => {
  const buyer = await buyerWithInvoice(70_000)
  const review = (
    await importFile(oneCFile(account, [payment({ amount: 70_000, purpose: `счёт ${buyer.number}` })]))
  ).ok
  const line = review.lines[0]!._id
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => credit(review._id, [[line, buyer.transactionId]])),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  expect(answers.flatMap(({ refusal }) => refusal?.code ?? [])).toEqual(
    Array(3).fill('statement-line-changed'),
  )
  expect(await balanceOf(buyer)).toBe(70_000)
})

test('a transfer that pays no invoice is credited to a person once, also by two people at once', async () => {
  const buyer = await addSignedIn(shop, { inn: '', company: 'Роза и Ко' })
  const colleague = await addSignedIn(shop, { role: 'ADMIN' })
  const review = (await importFile(oneCFile(account, [payment({ amount: 45_600, purpose: 'за розы' })]))).ok
  const reason = 'Плательщик позвонил'
  const body = { lineId: review.lines[0]!._id, personId: buyer.id, seen: 'waiting', reason } as const
  const ask = ({ browser }: TestPerson) =>
    browser.call('bankStatementCreditPerson', { params: { id: review._id }, body }, { key: randomUUID() })
  const answers = await Promise.all([ask(staff), ask(colleague), ask(staff)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await balanceOf(buyer)).toBe(45_600)
  const [line] = (await staff.browser.call('bankStatementGet', { params: { id: review._id } })).ok.lines
  expect(line).toMatchObject({
    verdict: 'unmatched',
    creditedTo: { personId: buyer.id, name: 'Роза и Ко', reason: 'Плательщик позвонил' },
  })
})

test('what came is credited, also where it is another sum: the order takes what it needs', async () => {
  const buyer = await addSignedIn(shop, { inn })
  const body = { ...orderFor([await addCard(shop), 25]), paymentMethod: 'CASH' } as const
  const order = (await buyer.browser.call('purchaseCreate', { body }, { key: randomUUID() })).ok
  const [waiting] = (await buyer.browser.call('transactionList', { query: { order: order._id } })).ok.items
  const change = { id: waiting!._id, paymentMethod: 'CHECK', amount: waiting!.amount } as const
  const { invoice } = (await buyer.browser.call('transactionChange', { body: change })).ok
  const more = payment({ amount: waiting!.amount + 12_300, purpose: `счёт ${invoice!.number}` })
  const review = (await importFile(oneCFile(account, [more]))).ok
  expect(review.lines).toMatchObject([{ verdict: 'doubtful', differs: ['amount'] }])
  await credit(review._id, [[review.lines[0]!._id, waiting!._id]])
  const paid = (await buyer.browser.call('purchaseGet', { params: { id: order._id } })).ok
  expect([paid.paymentStatus, await balanceOf(buyer)]).toEqual(['paid', 12_300])
})

test('a line is credited to an invoice that it does not match with a reason alone, which stays with it', async () => {
  const buyer = await buyerWithInvoice(60_100)
  const review = (await importFile(oneCFile(account, [payment({ amount: 60_000, purpose: 'за цветы' })]))).ok
  const line = review.lines[0]!._id
  const without = await credit(review._id, [[line, buyer.transactionId]])
  expect(without.refusal?.code).toBe('statement-line-changed')
  expect(await balanceOf(buyer)).toBe(0)
  const credited = (await credit(review._id, [[line, buyer.transactionId]], staff, 'Банк удержал комиссию'))
    .ok
  expect(await balanceOf(buyer)).toBe(60_000)
  expect(credited.lines).toMatchObject([
    {
      state: 'credited',
      invoice: { number: buyer.number },
      creditedTo: null,
      decision: { reason: 'Банк удержал комиссию' },
    },
  ])
})

function exclude(id: string, lineId: string, { browser } = staff, seen: 'waiting' | 'excluded' = 'waiting') {
  return browser.call('bankStatementExclude', {
    params: { id },
    body: { lineId, seen, reason: 'Возврат займа' },
  })
}

test('a line that is no payment is excluded once, and credited only by whoever has seen that', async () => {
  const buyer = await buyerWithInvoice(90_000)
  const colleague = await addSignedIn(shop, { role: 'ADMIN' })
  const file = oneCFile(account, [
    payment({ amount: 90_000, purpose: `счёт ${buyer.number}` }),
    payment({ amount: 500, purpose: 'проценты по остатку' }),
  ])
  const review = (await importFile(file)).ok
  const line = review.lines[0]!._id
  const answers = await Promise.all([exclude(review._id, line), exclude(review._id, line, colleague)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  await exclude(review._id, review.lines[1]!._id)
  expect((await exclude(review._id, line, colleague, 'excluded')).refusal?.code).toBe(
    'statement-line-changed',
  )
  const stale = await credit(review._id, [[line, buyer.transactionId]])
  expect(stale.refusal?.code).toBe('statement-line-changed')
  const { items } = (await staff.browser.call('bankStatementList', {})).ok
  expect(items.find(({ _id }) => _id === review._id)?.groups.excluded).toEqual({
    lines: 2,
    amount: 90_500,
  })

  const lines = [{ lineId: line, transactionId: buyer.transactionId, seen: 'excluded' as const }]
  const request = { params: { id: review._id }, body: { lines } }
  const credited = (await staff.browser.call('bankStatementCredit', request, { key: randomUUID() })).ok
  expect(credited.groups.credited).toEqual({ lines: 1, amount: 90_000 })
  expect(await balanceOf(buyer)).toBe(90_000)
})

test('a transaction that is settled, or named twice, is refused, and then nothing is credited', async () => {
  const [one, two] = [await buyerWithInvoice(10_100), await buyerWithInvoice(10_200)]
  const payments = [one, two].map(({ number }, place) =>
    payment({ amount: 10_100 + 100 * place, purpose: `счёт ${number}` }),
  )
  const review = (await importFile(oneCFile(account, payments))).ok
  const [first, second] = review.lines.map(({ _id }) => _id)
  const twice = await credit(
    review._id,
    [
      [first!, one.transactionId],
      [second!, one.transactionId],
    ],
    staff,
    'Платили дважды',
  )
  expect(twice.refusal?.code).toBe('transaction-changed')
  const confirm = { params: { id: two.transactionId }, body: { amount: 10_200 } }
  await staff.browser.call('transactionConfirm', confirm, { key: randomUUID() })
  const settled = await credit(
    review._id,
    [
      [first!, one.transactionId],
      [second!, two.transactionId],
    ],
    staff,
    'Оплатили ещё раз',
  )
  expect(settled.refusal?.code).toBe('transaction-changed')
  expect([await balanceOf(one), await balanceOf(two)]).toEqual([0, 10_200])
})

test('a line of another statement and a transaction that is none are not found', async () => {
  const buyer = await buyerWithInvoice(20_000)
  const write = () => oneCFile(account, [payment({ amount: 20_000, purpose: `счёт ${buyer.number}` })])
  const [mine, other] = [(await importFile(write())).ok, (await importFile(write())).ok]
  const foreign = await credit(mine._id, [[other.lines[0]!._id, buyer.transactionId]])
  const nobodys = await credit(mine._id, [[mine.lines[0]!._id, randomUUID()]], staff, 'Плательщик позвонил')
  expect([foreign.refusal?.code, nobodys.refusal?.code]).toEqual(['not-found', 'not-found'])
})

test('nobody but staff reads a statement or credits by it', async () => {
  const review = (await importFile(oneCFile(account, [payment({ amount: 100, purpose: 'x' })]))).ok
  for (const role of ['USER', 'BROKER', 'AGENT', 'RECIPIENT'] as const) {
    const other = await addSignedIn(shop, { role })
    const answers = [
      await importFile(oneCFile(account, []), other),
      await credit(review._id, [[review.lines[0]!._id, 'any']], other),
      await other.browser.call('bankStatementGet', { params: { id: review._id } }),
      await other.browser.call('bankStatementList', {}),
      await exclude(review._id, review.lines[0]!._id, other),
    ]
    expect(answers.map(({ refusal }) => refusal?.code)).toEqual(Array(5).fill('not-permitted'))
  }
})

const camt = camtFile(account, []).toString('utf8')
const entities = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>`
test.each([
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['nothing of the kind', Buffer.alloc(2_000)],
  ['of another account', oneCFile('40702810900000009999', [])],
  ['cut off', oneCFile(account, []).subarray(0, 60)],
  ['XML with a document type', Buffer.from(entities + camt.slice(38))],
  ['XML that is not well-formed', Buffer.from(`${camt}<a>`)],
  ['XML of another account', camtFile('40702810900000009999', [])],
  ['XML without an entry of its turnover', Buffer.from(camt.replace('<Sum>0.00', '<Sum>5.00'))],
] as const)('a file that is %s is no statement', async (_what, file) => {
  expect((await importFile(Buffer.from(file))).refusal?.code).toBe('statement-not-recognized')
})

test('a statement whose letters are of another encoding says so', async () => {
  const file = Buffer.from('1CClientBankExchange\r\nКодировка=Windows\r\n', 'utf16le')
  expect((await importFile(file)).refusal?.code).toBe('statement-wrong-encoding')
})

test.each([
  ['changed', sql`UPDATE bank_transfers SET amount = amount + 1`],
  ['credited again', sql`UPDATE bank_transfers SET credited_at = now() WHERE payment_id IS NOT NULL`],
  [
    'excluded again',
    sql`UPDATE bank_transfers SET excluded_reason = 'other' WHERE excluded_at IS NOT NULL AND payment_id IS NULL`,
  ],
  ['deleted', sql`DELETE FROM bank_transfers`],
])('a transfer is not %s', async (_what, statement) => {
  await expect(statement.execute(shop.database.kysely)).rejects.toMatchObject({ code: '23000' })
})
