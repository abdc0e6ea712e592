import { demoContacts, type Currency } from '@flower-market/flower-domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideSetting } from '../../testing/decide-setting.ts'
import { readPdf, readXlsx } from '../../testing/read-document.ts'
import { addSignedIn, type TestPerson } from '../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import { openAccount, transfer } from '../ledger/index.ts'
import { statementService } from './statement.service.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

/** Amounts that came (or, below zero, went) at moments, in the currency of one account; answers its id. */
async function addEntries(
  { id: person, browser }: TestPerson,
  entries: readonly (readonly [at: string, amount: bigint])[],
  currency: Currency = 'RUB',
): Promise<string> {
  await shop.database.kysely.transaction().execute(async (trx) => {
    await openAccount(trx, { person }, currency)
    for (const [at, amount] of entries) {
      const isIn = amount > 0n
      const moved = await transfer(trx, {
        kind: isIn ? 'top-up' : 'write-off',
        from: isIn ? { system: 'funding' } : { person },
        to: isIn ? { person } : { system: 'funding' },
        amount: isIn ? amount : -amount,
        currency,
        createdBy: null,
        at: new Date(at),
      })
      expect(moved.ok).toBe(true)
    }
  })
  const accounts = (await browser.call('accountList')).ok
  return accounts.find(({ type }) => (type === 'RUBLE') === (currency === 'RUB'))!._id
}

const november = [
  ['2026-11-01T09:00:00Z', 1_000_000n],
  // The next day in Moscow.
  ['2026-11-09T21:00:00Z', -250_050n],
  ['2026-11-10T09:00:00Z', 300_000n],
  ['2026-11-10T10:00:00Z', -49_950n],
  ['2026-11-20T09:00:00Z', -500_000n],
] as const

function statementOf(
  { browser }: TestPerson,
  query: {
    accountId: string
    format: 'pdf' | 'xlsx' | 'csv'
    from?: string
    to?: string
    locale?: 'ru' | 'en'
  },
) {
  return browser.call('accountStatement', { query: { locale: 'ru', ...query } as never })
}

test('a statement in each kind of file sums what the history holds: opening, movements, closing', async () => {
  const person = await addSignedIn(shop, { company: 'ООО «Розовый сад»' })
  const accountId = await addEntries(person, november)
  const period = { from: '2026-11-10', to: '2026-11-10' } as const
  const history = (await person.browser.call('balanceHistory', { query: { accountId, ...period } })).ok.items
  const [added, taken] = [300_000, 300_000]
  expect(history.reduce((sum, { amount }) => sum + amount, 0)).toBe(added - taken)

  const xlsx = await readXlsx((await statementOf(person, { accountId, format: 'xlsx', ...period })).ok)
  const head = xlsx.findIndex(([cell]) => cell === 'Дата и время (Москва)')
  expect(xlsx.slice(head + 1)).toEqual([
    [new Date('2026-11-10T00:00:00Z'), 'Списание', 'Баланс', null, 2_500.5, 7_499.5],
    [new Date('2026-11-10T12:00:00Z'), 'Пополнение', 'Баланс', 3_000, null, 10_499.5],
    [new Date('2026-11-10T13:00:00Z'), 'Списание', 'Баланс', null, 499.5, 10_000],
    [null, null, null, null, null, null],
    ['Остаток на начало', 10_000, null, null, null, null],
    ['Поступило', added / 100, null, null, null, null],
    ['Списано', taken / 100, null, null, null, null],
    ['Остаток на конец', 10_000, null, null, null, null],
  ])

  const csv = await (await statementOf(person, { accountId, format: 'csv', ...period })).ok.text()
  expect(csv).toContain('2026-11-10 12:00;Пополнение;Баланс;3000,00;;10499,50\r\n')
  expect(csv).toMatch(
    /Остаток на начало;10000,00\r\nПоступило;3000,00\r\nСписано;3000,00\r\nОстаток на конец;10000,00/u,
  )

  const [pdf = ''] = await readPdf((await statementOf(person, { accountId, format: 'pdf', ...period })).ok)
  for (const part of [
    'Владелец счёта ООО «Розовый сад»',
    'Период с 10.11.2026 по 10.11.2026',
    '10.11.2026, 12:00 Пополнение Баланс 3 000,00 10 499,50',
    'Остаток на конец 10 000,00',
  ]) {
    expect(pdf).toContain(part)
  }
})

test('the last line of a page names the operator as the settings do', async () => {
  const person = await addSignedIn(shop)
  const accountId = await addEntries(person, november)
  await decideSetting(shop, 'contacts', {
    ...demoContacts,
    name: { ru: 'Другие цветы', en: 'Other Flowers' },
  })
  const [pdf = ''] = await readPdf((await statementOf(person, { accountId, format: 'pdf', locale: 'en' })).ok)
  expect(pdf).toContain('Other Flowers · Generated ')
})

test('a statement without days is of all of the time up to today, in the language that is asked for', async () => {
  const person = await addSignedIn(shop)
  const accountId = await addEntries(person, november)
  const { ok: file } = await statementOf(person, { accountId, format: 'pdf', locale: 'en' })
  expect(file.name).toBe('Statement 2026-11-01 to 2026-11-21.pdf')
  const [pdf = ''] = await readPdf(file)
  for (const part of [
    'Account statement',
    'Period Nov 1, 2026 to Nov 21, 2026',
    'Opening balance 0.00',
    'Received 13,000.00',
    'Spent 8,000.00',
    'Closing balance 5,000.00',
    'Page 1 of 1',
  ]) {
    expect(pdf).toContain(part)
  }
})

test('a period in which nothing moved opens and closes with what there was', async () => {
  const person = await addSignedIn(shop)
  const accountId = await addEntries(person, november)
  const period = { from: '2026-11-11', to: '2026-11-15' } as const
  const csv = await (await statementOf(person, { accountId, format: 'csv', ...period })).ok.text()
  expect(csv).toContain(
    'Остаток на начало;10000,00\r\nПоступило;0,00\r\nСписано;0,00\r\nОстаток на конец;10000,00',
  )
})

test("an account's name and its holder are no formulas", async () => {
  const person = await addSignedIn(shop, { company: '=HYPERLINK("http://evil.example")' })
  const accountId = await addEntries(person, [['2026-11-20T09:00:00Z', 500n]], 'USD')
  await person.browser.call('accountUpdate', { body: { type: 'DOLLAR', name: '@SUM(A1:A9)' } })
  const csv = await (await statementOf(person, { accountId, format: 'csv' })).ok.text()
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(csv).toContain("'@SUM(A1:A9)")
  expect(csv).toContain('Валюта;USD')
})

test("another's account has no statement and no chart", async () => {
  const [owner, other] = [await addSignedIn(shop), await addSignedIn(shop, { role: 'BROKER' })]
  const accountId = await addEntries(owner, november)
  expect((await statementOf(other, { accountId, format: 'csv' })).refusal?.code).toBe('not-found')
  expect((await other.browser.call('balanceChart', { query: { accountId } })).refusal?.code).toBe('not-found')
})

test('more entries than one file may hold are refused', async () => {
  const person = await addSignedIn(shop)
  const accountId = await addEntries(person, november)
  const { database } = shop
  const limits = { take: async () => ({ giveBack: async () => {} }), forgetEnded: async () => {} }
  const query = { accountId, format: 'csv', locale: 'ru' } as const
  const write = (maxEntries: number) =>
    statementService({ reads: database, limits, now: () => testNow }, maxEntries).write(person.id, query)
  expect((await write(november.length)).size).toBeGreaterThan(0)
  await expect(write(november.length - 1)).rejects.toMatchObject({ code: 'statement-too-long' })
})

test('the chart holds the balance at the end of each day on which it changed', async () => {
  const person = await addSignedIn(shop)
  const accountId = await addEntries(person, november)
  const chart = async (query: object) =>
    (await person.browser.call('balanceChart', { query: { accountId, ...query } })).ok
  const days = [
    { date: '2026-11-01', balance: 1_000_000 },
    { date: '2026-11-10', balance: 1_000_000 },
    { date: '2026-11-20', balance: 500_000 },
  ]
  expect(await chart({})).toEqual({ type: 'RUBLE', before: 0, days })
  expect(await chart({ from: '2026-11-10', to: '2026-11-15' })).toEqual({
    type: 'RUBLE',
    before: 1_000_000,
    days: [days[1]],
  })
})

test('of a day whose entries were written in another order than they were begun the chart has the last that was written', async () => {
  const person = await addSignedIn(shop)
  const accountId = await addEntries(person, [
    ['2026-11-09T20:00:00Z', 50n],
    ['2026-11-10T10:00:00Z', 100n],
    ['2026-11-10T09:00:00Z', 200n],
  ])
  const { days } = (await person.browser.call('balanceChart', { query: { accountId } })).ok
  expect(days).toEqual([
    { date: '2026-11-09', balance: 50 },
    { date: '2026-11-10', balance: 350 },
  ])
})

test('an entry that was begun before midnight and written after it belongs to one period, and both add up', async () => {
  const person = await addSignedIn(shop)
  const accountId = await addEntries(person, [
    ['2026-11-09T20:00:00Z', 100n],
    ['2026-11-09T21:00:01Z', 200n],
    ['2026-11-09T20:59:59Z', 400n],
    ['2026-11-10T09:00:00Z', 800n],
  ])
  const sumsOf = async (period: { from?: string; to?: string }) => {
    const csv = await (await statementOf(person, { accountId, format: 'csv', ...period })).ok.text()
    return csv
      .trimEnd()
      .split('\r\n')
      .slice(-4)
      .map((line) => line.split(';')[1])
  }
  expect(await sumsOf({ to: '2026-11-09' })).toEqual(['0,00', '1,00', '0,00', '1,00'])
  expect(await sumsOf({ from: '2026-11-10' })).toEqual(['1,00', '14,00', '0,00', '15,00'])
})
