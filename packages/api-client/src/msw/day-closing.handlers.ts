import { currencyOfWallet, moscowDateOf, type IsoDate } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import type { MockOperation } from '../fixtures/operations.fixtures.ts'
import { deepPageOf } from './deep-page.ts'
import { isInPeriod } from './in-period.ts'
import { recordMockAudit } from './audit.handlers.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import { namedPerson } from './people.ts'
import { mockSignedIn } from './signed-in.ts'

type Closing = CallOutput<'dayClosing'>
type Figures = Closing['figures']
type Entry = CallOutput<'ledgerEntries'>['items'][number]

function dayOf(iso: string): IsoDate {
  return moscowDateOf(new Date(iso))
}

function sumOf<T>(rows: readonly T[], amountOf: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + amountOf(row), 0)
}

/** The amounts of movements in a currency: what people's accounts had before the day, and what moved in it. */
function accountsOf(operations: readonly MockOperation[], day: IsoDate): Figures['accounts'] {
  const postings = operations.flatMap(({ date, entries }) =>
    entries.map(({ amount, type }) => ({ amount, currency: currencyOfWallet(type), on: dayOf(date) })),
  )
  return (['RUB', 'USD', 'EUR'] as const).flatMap((currency) => {
    const own = postings.filter((one) => one.currency === currency && one.on <= day)
    if (own.length === 0) return []
    const today = own.filter(({ on }) => on === day)
    const opening = sumOf(own, ({ amount }) => amount) - sumOf(today, ({ amount }) => amount)
    const added = sumOf(today, ({ amount }) => Math.max(amount, 0))
    const taken = sumOf(today, ({ amount }) => Math.max(-amount, 0))
    const closing = opening + added - taken
    return [
      { holder: 'people' as const, currency, opening, added, taken, closing },
      // The other side of everything.
      {
        holder: 'funding' as const,
        currency,
        opening: 0 - opening,
        added: taken,
        taken: added,
        closing: 0 - closing,
      },
    ]
  })
}

function figuresOf(state: MarketState, day: IsoDate): Figures {
  const today = state.operations.filter(({ date }) => dayOf(date) === day)
  const settled = state.transactions.filter(
    ({ status, settledAt }) => status === 'CONFIRMED' && settledAt !== null && dayOf(settledAt) === day,
  )
  const methods = [...new Set(settled.flatMap(({ method }) => method ?? []))].filter(
    (method) => method !== 'BALANCE',
  )
  return {
    accounts: accountsOf(state.operations, day),
    byMethod: methods.map((method) => {
      const own = settled.filter((one) => one.method === method)
      return { method, currency: 'RUB', payments: own.length, amount: sumOf(own, ({ amount }) => amount) }
    }),
    byKind: [...new Set(today.map(({ kind }) => kind))].map((kind) => {
      const own = today.filter((one) => one.kind === kind)
      const amount = sumOf(own, ({ entries }) => Math.abs(entries[0]?.amount ?? 0))
      return { kind, currency: 'RUB', movements: own.length, amount }
    }),
    checkedAccounts: sumOf(state.people, ({ accounts }) => accounts.length),
  }
}

function closingOf(state: MarketState, day: IsoDate): Closing {
  const kept = state.dayClosings.find((one) => one.day === day)
  return {
    day,
    isOver: day < moscowDateOf(state.now),
    closed: kept?.closed ?? null,
    figures: kept?.figures ?? figuresOf(state, day),
    differences: state.ledgerDifferences,
  }
}

function entriesOf(state: MarketState): Entry[] {
  const found = state.operations.flatMap(({ _id, ownerId, kind, date, reason = '', entries }) => {
    const owner = state.people.find((person) => person._id === ownerId)
    return entries.map(({ accountId, type, amount, balanceAfter }) => ({
      at: date,
      kind,
      movementId: _id,
      accountId,
      holder: 'people' as const,
      person: owner ? namedPerson(owner) : null,
      currency: currencyOfWallet(type),
      amount,
      balanceAfter,
      reason,
    }))
  })
  // Entries are numbered in the order in which they were posted.
  return found
    .toSorted((left, right) => left.at.localeCompare(right.at))
    .map((entry, place) => Object.assign(entry, { _id: String(place + 1) }))
    .toReversed()
}

function search(state: MarketState, query: MockRequest<'ledgerEntries'>['query']) {
  const { cursor, limit, account, person, kind, amount, ...days } = query
  const found = entriesOf(state).filter(
    (entry) =>
      (account === undefined || entry.accountId === account) &&
      (person === undefined || entry.person?._id === person) &&
      (kind === undefined || entry.kind === kind) &&
      (amount === undefined || Math.abs(entry.amount) === amount) &&
      isInPeriod(entry.at, days),
  )
  const { items, next } = deepPageOf(found, { page: 1, limit, cursor })
  return { items, next }
}

/** The closing of days, and the search in the ledger. */
export function dayClosingHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'dayClosing', (_staff, { query: { day } }) => closingOf(state, day)),
    mockSignedIn(state, 'dayClose', (staff, { body: { day } }) => {
      const { isOver, closed, figures } = closingOf(state, day)
      if (!isOver) return refuse('day-not-over')
      if (state.ledgerDifferences.length > 0) return refuse('ledger-differs')
      if (closed !== null) return refuse('day-closed')
      const by = { at: state.now.toISOString(), by: namedPerson(staff) }
      recordMockAudit(state, staff, {
        action: 'day-closed',
        subject: { kind: 'day', _id: day },
        about: null,
      })
      state.dayClosings = [...state.dayClosings, { day, closed: by, figures }]
      return closingOf(state, day)
    }),
    mockSignedIn(
      state,
      'dayClosingExport',
      (_staff, { query: { day } }) => new File([day], `${day}.csv`, { type: 'text/csv' }),
    ),
    mockSignedIn(state, 'ledgerEntries', (_staff, { query }) => search(state, query)),
  ]
}
