import { deskKinds, deskWatchMs, moscowDateOf } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallInput, CallOutput } from '../contract/contract.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { deskItems } from './desk-items.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { askedAbout } from './questions.handlers.ts'
import { mockSignedIn } from './signed-in.ts'

type Desk = CallOutput<'desk'>

function watchersOf(
  state: MarketState,
  { kind, item }: Pick<CallInput<'deskWatch'>['body'], 'kind' | 'item'>,
) {
  const fresh = new Date(state.now.getTime() - deskWatchMs).toISOString()
  return state.deskWatches
    .filter((watch) => watch.kind === kind && watch.item === item && watch.seenAt > fresh)
    .toSorted((a, b) => Number(b.isTaken) - Number(a.isTaken))
    .map(({ personId, isTaken }) => {
      const found = state.people.find(({ _id }) => _id === personId)
      return { _id: personId, name: `${found?.name ?? ''} ${found?.surname ?? ''}`.trim(), isTaken }
    })
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

function dayOf(state: MarketState): Desk['day'] {
  const today = moscowDateOf(state.now)
  const isToday = (moment: string | null) => moment !== null && moscowDateOf(new Date(moment)) === today
  const ordered = state.purchases.filter(
    ({ issueDate, status }) => isToday(issueDate) && status !== 'canceled',
  )
  const arrived = state.transactions.filter(
    ({ status, settledAt, method }) => status === 'CONFIRMED' && method !== 'BALANCE' && isToday(settledAt),
  )
  const waiting = state.transactions.filter(
    ({ kind, status }) => kind === 'top-up' && status === 'IN_PROCESSED',
  )
  const due = state.purchases.filter(
    ({ deliveryFrom, status }) => deliveryFrom === today && status !== 'canceled',
  )
  const left = due.filter(({ status }) => ['shipped', 'delivered', 'fulfilled', 'return'].includes(status))
  return {
    orders: { count: ordered.length, sum: sumOf(ordered.map(({ sum }) => sum)) },
    arrived: sumOf(arrived.map(({ amount }) => amount)),
    topUps: { count: waiting.length, sum: sumOf(waiting.map(({ amount }) => amount)) },
    shipped: { done: left.length, of: due.length },
    ledgerDifferences: 0,
  }
}

function watchItem(state: MarketState, { _id }: MockPerson, body: CallInput<'deskWatch'>['body']) {
  const { kind, item, mode } = body
  const before = watchersOf(state, body)
  const own = before.find((one) => one._id === _id)
  if (mode === 'take' && before.some((one) => one.isTaken && one._id !== _id)) return refuse('item-taken')
  const others = state.deskWatches.filter(
    (one) => one.kind !== kind || one.item !== item || one.personId !== _id,
  )
  const isTaken = mode === 'take' || own?.isTaken === true
  const mine = { kind, item, personId: _id, isTaken, seenAt: state.now.toISOString() }
  state.deskWatches = mode === 'leave' ? others : [...others, mine]
  return { watchers: watchersOf(state, body) }
}

/** The desk of the mock market. */
export function deskHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'desk', (_staff, { query }) => {
      const waiting = deskItems(state).filter(
        ({ person }) => query.person === undefined || person?._id === query.person,
      )
      const items = waiting
        .map((item) => Object.assign(item, askedAbout(state, item)))
        .toSorted((a, b) => (a.deadline < b.deadline ? -1 : 1))
      const counts = Object.fromEntries(
        deskKinds.map((kind) => [kind, items.filter((item) => item.kind === kind).length]),
      ) as Desk['counts']
      const watched = items.map((item) =>
        Object.assign(item, { watchers: watchersOf(state, { kind: item.kind, item: item._id }) }),
      )
      return { now: state.now.toISOString(), counts, items: watched as Desk['items'], day: dayOf(state) }
    }),
    mockSignedIn(state, 'deskCount', () => ({ count: deskItems(state).length })),
    mockSignedIn(state, 'deskWatchers', (_staff, { query: { kind } }) => {
      const items = [...new Set(state.deskWatches.filter((one) => one.kind === kind).map(({ item }) => item))]
      return items
        .map((item) => ({ item, watchers: watchersOf(state, { kind, item }) }))
        .filter(({ watchers }) => watchers.length > 0)
    }),
    mockSignedIn(state, 'deskWatch', (person, { body }) => watchItem(state, person, body)),
  ]
}
