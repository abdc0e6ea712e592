import { balanceOperationStatus, moscowDateOf, operationSign } from '@flower-market/flower-domain'
import type { IsoDate } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { maxStatementEntries } from '../contract/history.contract.ts'
import type { MockOperation } from '../fixtures/operations.fixtures.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { deepPageOf } from './deep-page.ts'
import { isInPeriod } from './in-period.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

type Entry = CallOutput<'balanceEntry'>
type Operation = CallOutput<'operationsHistory'>['items'][number]

function ownOperations(state: MarketState, { _id }: MockPerson): readonly MockOperation[] {
  return state.operations.filter(({ ownerId }) => ownerId === _id)
}

function statusOf({ kind }: MockOperation, amount: number): Entry['status'] {
  return balanceOperationStatus(kind, operationSign(amount))
}

function entriesOf(operation: MockOperation): Entry[] {
  const { _id: operationId, kind, method, creator, date, purchase, reason = '' } = operation
  return operation.entries.map((entry) => ({
    ...entry,
    sign: operationSign(entry.amount),
    kind,
    status: statusOf(operation, entry.amount),
    method,
    creator,
    date,
    operationId,
    purchase,
    reason,
  }))
}

function toOperation({
  ownerId: _owner,
  entries,
  reason = '',
  rate = null,
  ...operation
}: MockOperation): Operation {
  const status = balanceOperationStatus(operation.kind, operationSign(entries[0]?.amount ?? 0))
  return { ...operation, reason, rate, status, entries: [...entries] }
}

type EntryFilter = Omit<MockRequest<'balanceHistory'>['query'], 'page' | 'limit' | 'cursor'>

function matches(entry: Entry, query: EntryFilter): boolean {
  const { accountId, status, method, sign } = query
  return (
    (accountId === undefined || entry.accountId === accountId) &&
    (status === undefined || entry.status === status) &&
    (method === undefined || entry.method === method) &&
    (sign === undefined || entry.sign === sign) &&
    isInPeriod(entry.date, query)
  )
}

function isOwn({ accounts }: MockPerson, accountId: string | undefined): boolean {
  return accountId === undefined || accounts.some(({ _id }) => _id === accountId)
}

/** A page of a person's entries as the market answers it. */
export function mockEntries(
  state: MarketState,
  person: MockPerson,
  query: MockRequest<'balanceHistory'>['query'],
): CallOutput<'balanceHistory'> {
  const entries = ownOperations(state, person).flatMap((one) => entriesOf(one).toReversed())
  return deepPageOf(
    entries.filter((entry) => matches(entry, query)),
    query,
  )
}

/** A page of a person's operations as the market answers it. */
export function mockOperations(
  state: MarketState,
  person: MockPerson,
  query: MockRequest<'operationsHistory'>['query'],
): CallOutput<'operationsHistory'> {
  const found = ownOperations(state, person)
    .filter(({ kind }) => query.kind === undefined || kind === query.kind)
    .filter((one) => entriesOf(one).some((entry) => matches(entry, query)))
  return deepPageOf(found.map(toOperation), query)
}

/** The types of a statement's files. */
export const statementTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/** A file with the entries of a statement, whatever its kind: a mock writes no documents. */
function mockStatement(
  state: MarketState,
  person: MockPerson,
  { accountId, format, locale, ...period }: MockRequest<'accountStatement'>['query'],
): File {
  const { items } = mockEntries(state, person, { accountId, ...period, page: 1, limit: maxStatementEntries })
  const lines = items.map(({ date, amount, balanceAfter }) => [date, amount, balanceAfter].join(';'))
  const name = `${locale === 'ru' ? 'Выписка' : 'Statement'}.${format}`
  return new File([lines.join('\n')], name, { type: statementTypes[format] })
}

/** The balance of a person's account day by day as the market answers it. */
function mockChart(
  state: MarketState,
  person: MockPerson,
  { accountId, from, to }: MockRequest<'balanceChart'>['query'],
): CallOutput<'balanceChart'> {
  const entries = ownOperations(state, person)
    .toReversed()
    .flatMap(entriesOf)
    .filter((entry) => entry.accountId === accountId)
  const balances = new Map<IsoDate, number>()
  for (const { date, balanceAfter } of entries) balances.set(moscowDateOf(new Date(date)), balanceAfter)
  const days = [...balances].map(([date, balance]) => ({ date, balance }))
  const isBefore = ({ date }: { date: string }): boolean => from !== undefined && date < from
  return {
    type: person.accounts.find(({ _id }) => _id === accountId)?.type ?? 'RUBLE',
    before: days.findLast(isBefore)?.balance ?? (from === undefined ? 0 : (entries[0]?.balanceBefore ?? 0)),
    days: days.filter((day) => !isBefore(day) && (to === undefined || day.date <= to)),
  }
}

/** The history of balances in the mock market. */
export function historyHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'balanceHistory', (person, { query }) =>
      isOwn(person, query.accountId) ? mockEntries(state, person, query) : refuse('not-found'),
    ),
    mockSignedIn(state, 'balanceEntry', (person, { params: { id } }) => {
      const entries = ownOperations(state, person).flatMap(entriesOf)
      return entries.find(({ _id }) => _id === id) ?? refuse('not-found')
    }),
    mockSignedIn(state, 'accountStatement', (person, { query }) =>
      isOwn(person, query.accountId) ? mockStatement(state, person, query) : refuse('not-found'),
    ),
    mockSignedIn(state, 'balanceChart', (person, { query }) =>
      isOwn(person, query.accountId) ? mockChart(state, person, query) : refuse('not-found'),
    ),
    mockSignedIn(state, 'operationsHistory', (person, { query }) =>
      isOwn(person, query.accountId) ? mockOperations(state, person, query) : refuse('not-found'),
    ),
  ]
}
