import { addDays, moscowDateOf } from '@flower-market/flower-domain'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { freshKey } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** The closing of days, and the search in the ledger. */
export function dayClosingCases({ admin, buyer }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'the books of a day sum to zero in each currency, and a day is not closed before it is over',
      run: async (call) => {
        await call('signin', { body: admin })
        const { serverTime } = await call('auctionTime')
        const day = moscowDateOf(new Date(serverTime))
        const { figures, closed, isOver } = await call('dayClosing', { query: { day } })
        verifySame([closed, isOver], [null, false], 'it is still open')
        const sums = new Map<string, number>()
        for (const { currency, opening, added, taken, closing } of figures.accounts) {
          verifySame(opening + added - taken, closing, 'what came and went leads to the balance')
          sums.set(currency, (sums.get(currency) ?? 0) + closing)
        }
        verify(
          [...sums.values()].every((sum) => sum === 0),
          'every currency sums to zero',
        )
        await verifyRefused(call('dayClose', { body: { day } }), 'day-not-over')
      },
    },
    {
      name: 'a day that is over is closed once, with who and when, and keeps its figures',
      run: async (call) => {
        const { _id } = await call('signin', { body: admin })
        const { serverTime } = await call('auctionTime')
        const day = addDays(moscowDateOf(new Date(serverTime)), -1)
        const before = await call('dayClosing', { query: { day } })
        const closed = await call('dayClose', { body: { day } })
        verifySame([closed.closed?.by._id, closed.differences], [_id, []], 'who has closed it')
        verifySame(closed.figures, before.figures, 'the figures are those that were shown')
        await verifyRefused(call('dayClose', { body: { day } }), 'day-closed')
        verifySame(await call('dayClosing', { query: { day } }), closed, 'it stays as it was closed')
        const { items } = await call('auditList', { query: { action: 'day-closed' } })
        verifySame(
          [items[0]?.subject, items[0]?.by?._id],
          [{ kind: 'day', _id: day }, _id],
          'the audit log has it',
        )
        const csv = await call('dayClosingExport', { query: { day, locale: 'ru' } })
        verify(csv.name.endsWith('.csv'), 'its payments are a file')
      },
    },
    {
      name: 'an entry of the ledger is found by person, kind, amount and day',
      run: async (call, openBrowser) => {
        const { _id: person } = await call('signin', { body: buyer })
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const amount = 12_345
        const { accounts } = await staff('personGet', { params: { id: person } })
        const seenAvailable = accounts.find(({ type }) => type === 'RUBLE')?.available ?? 0
        const reason = `Повреждена коробка ${freshKey()}`
        const body = { operation: 'compensation', currency: 'RUB', amount, seenAvailable, reason } as const
        await staff('personMoney', { params: { id: person }, body }, { idempotencyKey: freshKey() })
        const search = { person, kind: 'compensation', amount } as const
        const { items } = await staff('ledgerEntries', { query: search })
        const [last] = items
        verifySame(
          [last?.person?._id, last?.amount, last?.reason, last?.holder],
          [person, amount, reason, 'people'],
          'the last one first',
        )
        const onPage = await staff('ledgerEntries', { query: { person, limit: 1 } })
        verify(onPage.next !== null, 'there are earlier ones')
        const earlier = await staff('ledgerEntries', { query: { person, limit: 1, cursor: onPage.next } })
        verify(Number(earlier.items[0]?._id) < Number(onPage.items[0]?._id), 'page by page')
        const never = await staff('ledgerEntries', { query: { ...search, from: '2099-01-01' } })
        verifySame(never, { items: [], next: null }, 'not on another day')
      },
    },
    {
      name: 'nobody but accountants and owners reads the ledger and closes days',
      run: async (call) => {
        await call('signin', { body: buyer })
        const query = { day: '2026-01-01' } as const
        await verifyRefused(call('dayClosing', { query }), 'not-permitted')
        await verifyRefused(call('dayClose', { body: query }), 'not-permitted')
        await verifyRefused(call('ledgerEntries', { query: {} }), 'not-permitted')
      },
    },
  ]
}
