import {
  claimsRateBp,
  currencies,
  currencyOfWallet,
  fillRateBp,
  isSlowLot,
  moscowDateOf,
  orderEarnings,
  orderKinds,
  orderMargin,
  noPercentages,
  reportSpans,
  slowLotSpan,
  spanBefore,
  stoppedBuyerSpan,
  turnoverKinds,
  usualSum,
  type DaySpan,
  type IsoDate,
  type OrderStatus,
  type ReportStep,
} from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { maxReportRows } from '../contract/reports.contract.ts'
import { plantations } from '../fixtures/plantations.fixtures.ts'
import type { MockPurchase } from '../fixtures/purchase-of.ts'
import type { MarketState } from './market-state.ts'
import { namedPerson } from './people.ts'
import { mockSignedIn } from './signed-in.ts'

function dayOf(iso: string): IsoDate {
  return moscowDateOf(new Date(iso))
}

function isIn({ from, to }: DaySpan, day: IsoDate): boolean {
  return day >= from && day <= to
}

function sumOf<T>(rows: readonly T[], amountOf: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + amountOf(row), 0)
}

function sumsOf(orders: readonly MockPurchase[]) {
  return { orders: orders.length, amount: sumOf(orders, ({ sum }) => sum) }
}

const undone: ReadonlySet<OrderStatus> = new Set(['canceled', 'return'])

function ordersIn(state: MarketState, span: DaySpan): MockPurchase[] {
  return state.purchases.filter(
    ({ issueDate, status }) => !undone.has(status) && isIn(span, dayOf(issueDate)),
  )
}

function turnoverOf(
  state: MarketState,
  { step, ...period }: DaySpan & { step: ReportStep },
): CallOutput<'reportTurnover'> {
  const orders = ordersIn(state, period)
  const regionOf = ({ ownerId }: MockPurchase): string =>
    state.people.find(({ _id }) => _id === ownerId)?.region ?? ''
  const moved = state.operations.filter(({ date }) => isIn(period, dayOf(date)))
  return {
    ...sumsOf(orders),
    before: sumsOf(ordersIn(state, spanBefore(period))),
    points: reportSpans(period, step).map((span) => Object.assign(sumsOf(ordersIn(state, span)), span)),
    byKind: orderKinds
      .map((kind) => Object.assign(sumsOf(orders.filter((order) => order.kind === kind)), { kind }))
      .filter((row) => row.orders > 0),
    byRegion: [...new Set(orders.map(regionOf))]
      .map((region) =>
        Object.assign(sumsOf(orders.filter((order) => regionOf(order) === region)), { region }),
      )
      .toSorted((left, right) => right.amount - left.amount),
    byCurrency: currencies.flatMap((currency) =>
      turnoverKinds.flatMap((kind) => {
        const entries = moved
          .filter((operation) => operation.kind === kind)
          .flatMap((operation) => operation.entries.filter(({ type }) => currencyOfWallet(type) === currency))
        const amount = sumOf(entries, (entry) => Math.abs(entry.amount))
        return entries.length === 0 ? [] : [{ currency, kind, movements: entries.length, amount }]
      }),
    ),
  }
}

/** The mock market takes no commissions: what is earned are margins, of which agents have their share. */
function marginOf(
  state: MarketState,
  { step, ...period }: DaySpan & { step: ReportStep },
): CallOutput<'reportMargin'> {
  const earned = state.purchases.flatMap(({ status, events, ownerId, earningTerms }) => {
    const at = events.find((event) => event.status === 'fulfilled')?.at
    if (status !== 'fulfilled' || at === undefined) return []
    const owner = state.people.find(({ _id }) => _id === ownerId)
    const margin = orderMargin(earningTerms).minor
    const share = orderEarnings({ ...earningTerms, share: owner?.share ?? noPercentages }).minor
    return [
      {
        day: dayOf(at),
        own: owner?.brokerId == null ? margin : 0,
        brokers: owner?.brokerId == null ? 0 : margin,
        shares: owner?.referredBy == null ? 0 : share,
      },
    ]
  })
  const rowOf = (span: DaySpan) => {
    const rows = earned.filter(({ day }) => isIn(span, day))
    const [own, shares] = [sumOf(rows, (row) => row.own), sumOf(rows, (row) => row.shares)]
    const brokers = sumOf(rows, (row) => row.brokers)
    return { own, commission: 0, shares, result: own - shares, brokers }
  }
  return {
    ...rowOf(period),
    points: reportSpans(period, step).map((span) => Object.assign(rowOf(span), span)),
    commissions: [],
  }
}

const unanswered: ReadonlySet<OrderStatus> = new Set(['new', 'in_process', 'canceled'])
const delivered: ReadonlySet<OrderStatus> = new Set(['delivered', 'fulfilled', 'return'])

function ratesOf(state: MarketState, period: DaySpan): CallOutput<'reportPlantations'> {
  const answered = state.purchases.filter(
    ({ status, deliveryFrom }) => !unanswered.has(status) && isIn(period, deliveryFrom),
  )
  return Object.entries(plantations)
    .flatMap(([_id, { name }]) => {
      const linesOf = (orders: readonly MockPurchase[]) =>
        orders.flatMap(({ lines }) => lines.filter(({ plantation }) => plantation === name))
      const asked = linesOf(answered)
      if (asked.length === 0) return []
      const done = answered.filter(({ status }) => delivered.has(status))
      const stems = sumOf(linesOf(done), ({ shippedQuantity }) => shippedQuantity)
      const claims = state.claims.filter(({ orderId, code }) =>
        done.some(
          (order) =>
            order._id === orderId &&
            order.lines.some((line) => line.code === code && line.plantation === name),
        ),
      )
      const requested = sumOf(asked, ({ quantity }) => quantity)
      const agreed = sumOf(asked, ({ agreedQuantity }) => agreedQuantity)
      const accepted = sumOf(claims, ({ acceptedQuantity }) => acceptedQuantity)
      return [
        {
          _id,
          name,
          requested,
          agreed,
          fillRateBp: fillRateBp({ requested, agreed }),
          delivered: stems,
          claimed: sumOf(
            claims.filter(({ status }) => status !== 'withdrawn'),
            ({ quantity }) => quantity,
          ),
          accepted,
          claimsRateBp: claimsRateBp({ delivered: stems, accepted }),
        },
      ]
    })
    .toSorted((left, right) => left.name.localeCompare(right.name))
}

function stoppedBuyersOf(state: MarketState): CallOutput<'reportBuyers'> {
  const span = stoppedBuyerSpan(moscowDateOf(state.now))
  const placed = state.purchases.filter(({ status }) => status !== 'canceled')
  const buyers = state.people.flatMap((person) => {
    const own = placed.filter(({ ownerId }) => ownerId === person._id)
    const before = own.filter(({ issueDate }) => isIn(span, dayOf(issueDate)))
    const [last] = before.map(({ issueDate }) => issueDate).toSorted((a, b) => b.localeCompare(a))
    if (last === undefined || own.some(({ issueDate }) => dayOf(issueDate) > span.to)) return []
    return [
      {
        ...namedPerson(person),
        company: person.company,
        lastOrderAt: last,
        orders: before.length,
        usualSum: usualSum(before.map(({ sum }) => sum)),
      },
    ]
  })
  const items = buyers.toSorted((left, right) => right.usualSum - left.usualSum)
  return { items: items.slice(0, maxReportRows), total: items.length }
}

function slowLotsOf(state: MarketState): CallOutput<'reportStock'> {
  const span = slowLotSpan(moscowDateOf(state.now))
  const lots = state.cards
    .filter(({ availability, deliveryDate }) => availability === 'inStock' && isIn(span, deliveryDate))
    .map(({ code, type, variety, tint, plantation, lengthCm, deliveryDate, stemsAvailable: left, price }) => {
      const orders = state.purchases.filter(
        ({ status, deliveryFrom }) => !undone.has(status) && deliveryFrom === deliveryDate,
      )
      const lines = orders.flatMap((order) => order.lines.filter((line) => line.code === code))
      const sold = sumOf(lines, ({ agreedQuantity }) => agreedQuantity)
      const facts = { code, type, variety, tint, plantation, lengthCm, deliveryDate }
      return Object.assign(facts, { left, sold, price, amount: left * price })
    })
    .filter(isSlowLot)
    .toSorted(
      (left, right) => left.deliveryDate.localeCompare(right.deliveryDate) || right.amount - left.amount,
    )
  return { items: lots.slice(0, maxReportRows), total: lots.length }
}

/** What staff see of the mock market over time. */
export function reportsHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'reportTurnover', (_staff, { query }) => turnoverOf(state, query)),
    mockSignedIn(state, 'reportMargin', (_staff, { query }) => marginOf(state, query)),
    mockSignedIn(state, 'reportPlantations', (_staff, { query }) => ratesOf(state, query)),
    mockSignedIn(state, 'reportBuyers', () => stoppedBuyersOf(state)),
    mockSignedIn(state, 'reportStock', () => slowLotsOf(state)),
    mockSignedIn(
      state,
      'reportExport',
      (_staff, { query: { report } }) => new File([report], `${report}.csv`, { type: 'text/csv' }),
    ),
  ]
}
