import { isAwaitingPayment, orderStatuses } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { maxOrderViews } from '../contract/staff-orders.contract.ts'
import type { MockPurchase } from '../fixtures/purchase-of.ts'
import { dayDeliveriesHandlers } from './day-deliveries.handlers.ts'
import { asShown } from './purchase.handlers.ts'
import { deepPageOf } from './deep-page.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import { namedPerson } from './people.ts'
import { mockSignedIn } from './signed-in.ts'
import { ordersOf, ownerOf, rowOf } from './staff-order-rows.ts'
import { matches } from './users.handlers.ts'

type Query = MockRequest<'staffOrders'>['query']

function isAmong(state: MarketState, { kind, region, day, buyer, search = '', isUnpaid }: Query) {
  return (order: MockPurchase): boolean => {
    const owner = ownerOf(state, order)
    return (
      (kind === undefined || order.kind === kind) &&
      (region === undefined || owner.region === region) &&
      (day === undefined || order.deliveryFrom === day) &&
      (buyer === undefined || order.ownerId === buyer) &&
      (search === '' || String(order.number) === search || matches(owner, search, { role: 'ADMIN' })) &&
      (isUnpaid !== true || isAwaitingPayment(order))
    )
  }
}

function sumOf<T>(rows: readonly T[], amountOf: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + amountOf(row), 0)
}

function pageOfAll(state: MarketState, query: Query): CallOutput<'staffOrders'> {
  const { status } = query
  const all = ordersOf(state).filter(isAmong(state, query))
  const found = all.filter((order) => status === undefined || order.status === status)
  const { items, ...page } = deepPageOf(found, query)
  return {
    ...page,
    items: items.map((order) => rowOf(state, order)),
    byStatus: orderStatuses.flatMap((one) => {
      const orders = all.filter((order) => order.status === one)
      if (orders.length === 0) return []
      const due = sumOf(orders, (order) => (isAwaitingPayment(order) ? order.totals.due : 0))
      return [{ status: one, orders: orders.length, sum: sumOf(orders, ({ sum }) => sum), due }]
    }),
    hasMore: false,
  }
}

function orderOf(state: MarketState, order: MockPurchase): CallOutput<'staffOrder'> {
  const owner = ownerOf(state, order)
  return {
    order: asShown(state, order),
    region: owner.region,
    buyer: { ...namedPerson(owner), company: owner.company, email: owner.email, phone: owner.phone },
    payments: state.transactions.flatMap(({ _id, number, method, status, date, orders }) => {
      const paying = orders.find((one) => one._id === order._id)
      if (paying === undefined || method === null || status === 'INITIAL' || status === 'SENDED') return []
      return [{ _id, number, method, status, date, amount: paying.amount, isRefunded: false }]
    }),
    history: order.events.map((event) => ({
      ...event,
      who: event.by === 'buyer' ? namedPerson(owner) : null,
    })),
  }
}

/** Everybody's orders for staff, and the views of the list that they keep. */
export function staffOrdersHandlers(state: MarketState): HttpHandler[] {
  const viewsOf = (personId: string) =>
    state.orderViews
      .filter(({ ownerId }) => ownerId === personId)
      .map(({ name, query }) => ({ name, query }))
      .toSorted((left, right) => left.name.localeCompare(right.name, 'en'))
  const without = (personId: string, name: string) =>
    state.orderViews.filter((view) => view.ownerId !== personId || view.name !== name)
  return [
    mockSignedIn(state, 'staffOrders', (_staff, { query }) => pageOfAll(state, query)),
    mockSignedIn(state, 'staffOrder', (_staff, { params: { id } }) => {
      const order = state.purchases.find(({ _id }) => _id === id)
      return order ? orderOf(state, order) : refuse('not-found')
    }),
    ...dayDeliveriesHandlers(state),
    mockSignedIn(state, 'orderViews', ({ _id }) => viewsOf(_id)),
    mockSignedIn(state, 'orderViewSave', ({ _id: ownerId }, { body: { name, query } }) => {
      const others = without(ownerId, name)
      if (others.filter((view) => view.ownerId === ownerId).length >= maxOrderViews) {
        return refuse('too-many-views')
      }
      state.orderViews = [...others, { ownerId, name, query }]
      return viewsOf(ownerId)
    }),
    mockSignedIn(state, 'orderViewRemove', ({ _id }, { query: { name } }) => {
      state.orderViews = without(_id, name)
      return viewsOf(_id)
    }),
  ]
}
