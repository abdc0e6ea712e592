import {
  cartDayTotals,
  defaultClaimHours,
  deliveryDays,
  packStep,
  type CartItem,
  type DeliveryMethod,
  type FlowerCard,
  type IsoDate,
  type OrderStatus,
  type PaymentMethod,
} from '@flower-market/flower-domain'
import type { Database } from '../platform/database/database.ts'
import { listCards } from '../modules/catalog/index.ts'
import { confirmPayment } from '../modules/payments/index.ts'
import { purchasesService, type PurchasesService } from '../modules/purchases/index.ts'
import { findBuyerTerms } from '../modules/regions/index.ts'
import { anna, maria } from './demo-people.ts'
import { seedDays } from './seed-cards.ts'
import { findAnswer } from '../platform/idempotency/with-idempotency.ts'
import { transactionsOf } from '../platform/events/events.ts'

interface PastOrder {
  readonly key: string
  readonly daysAgo: number
  /** Which of the open days of that moment, from 0. */
  readonly openDay: number
  readonly method: DeliveryMethod
  readonly payment: PaymentMethod
  readonly comment: string
  /** Every how many cards of the day one is bought. */
  readonly stride: number
  readonly lines: number
  readonly statuses: readonly OrderStatus[]
  readonly isSmall?: boolean
}

const onTheWay = ['in_process', 'confirmed', 'assembled', 'shipped'] as const

const pastOrders: readonly PastOrder[] = [
  {
    key: 'demo-order-1',
    daysAgo: 19,
    openDay: 1,
    method: 'delivery',
    payment: 'BALANCE',
    comment: 'Позвоните за час, пожалуйста',
    stride: 47,
    lines: 7,
    statuses: [...onTheWay, 'delivered', 'fulfilled'],
  },
  {
    key: 'demo-order-2',
    daysAgo: 12,
    openDay: 0,
    method: 'pickup',
    payment: 'CASH',
    comment: '',
    stride: 31,
    lines: 2,
    statuses: ['in_process', 'canceled'],
  },
  {
    key: 'demo-order-3',
    daysAgo: 10,
    openDay: 1,
    method: 'pickup',
    payment: 'BALANCE',
    comment: '',
    stride: 23,
    lines: 3,
    statuses: [...onTheWay, 'delivered'],
  },
  {
    key: 'demo-order-4',
    daysAgo: 3,
    openDay: 1,
    method: 'delivery',
    payment: 'BALANCE',
    comment: 'Витрина к субботе',
    stride: 61,
    lines: 9,
    statuses: onTheWay,
  },
  {
    key: 'demo-order-5',
    daysAgo: 1,
    openDay: 2,
    method: 'delivery',
    payment: 'BALANCE',
    comment: '',
    stride: 37,
    lines: 4,
    statuses: ['in_process', 'partially_confirmed'],
  },
]

/** What Maria bought, for the agent who brought her: one order is fulfilled, one is on its way. */
const mariaOrders: readonly PastOrder[] = [
  {
    key: 'demo-order-6',
    daysAgo: 6,
    openDay: 0,
    method: 'pickup',
    payment: 'CASH',
    comment: '',
    isSmall: true,
    stride: 43,
    lines: 1,
    statuses: [...onTheWay, 'delivered', 'fulfilled'],
  },
  {
    key: 'demo-order-7',
    daysAgo: 2,
    openDay: 0,
    method: 'pickup',
    payment: 'CASH',
    comment: '',
    isSmall: true,
    stride: 29,
    lines: 1,
    statuses: ['in_process', 'confirmed'],
  },
]

const hourMs = 3_600_000
const dayMs = 24 * hourMs

interface Past {
  readonly personId: string
  readonly orders: readonly PastOrder[]
  readonly start: Date
}

/** Anna's and Maria's past orders, placed and moved by the shop's own service at their own moments. */
export async function seedHistory(database: Database, start: Date): Promise<void> {
  await seedOrders(database, { personId: anna.id, orders: pastOrders, start })
  await seedOrders(database, { personId: maria.id, orders: mariaOrders, start })
}

async function seedOrders(database: Database, { personId, orders, start }: Past): Promise<void> {
  let moment = start
  const terms = await findBuyerTerms(database, personId)
  const purchases = purchasesService(database, () => moment, transactionsOf(database))
  const place = async (order: PastOrder): Promise<string> => {
    const { key, method, payment, comment, openDay } = order
    // Its own order has changed what can be picked from, so that an earlier start's is not asked for again.
    const placed = await findAnswer<{ _id: string }>(database.kysely, {
      personId,
      call: 'purchaseCreate',
      key,
    })
    if (placed !== undefined) return placed.answer._id
    const days = deliveryDays({ now: moment, count: openDay + 1, schedule: terms.region })
    const date = days[openDay] as IsoDate
    // Lots of a past day have to be there first.
    await seedDays(database.kysely, [date])
    const cards = await listCards(database, { date, availability: 'inStock', now: moment }, terms)
    const items = pickLines(cards, order)
    const total = cartDayTotals(items, { method, cityCost: terms.cityCost }).total.minor
    const purchase = { [date]: items }
    const body = { purchase, methodDelivery: method, paymentMethod: payment, comment, total }
    const { _id } = await purchases.create({ kind: 'inStok', by: { personId, role: 'USER' }, key, body })
    return _id
  }
  for (const order of orders) {
    moment = new Date(start.getTime() - order.daysAgo * dayMs)
    const id = await place(order)
    const { status } = await purchases.get({ personId, role: 'USER' }, id)
    // After a start that was cut off the order may have gone a part of its way.
    for (const to of order.statuses.slice(order.statuses.indexOf(status) + 1)) {
      const hours = to === 'fulfilled' ? defaultClaimHours : 5
      moment = new Date(Math.min(moment.getTime() + hours * hourMs, start.getTime()))
      if (to === 'partially_confirmed') await agreeLess(purchases, id)
      else if (to === 'fulfilled') await fulfill(database, purchases, { id, at: moment })
      else await purchases.move({ id, to, reason: to === 'canceled' ? 'Рейс отменён' : '' })
    }
  }
}

/** The end of an order: what was to be paid in cash has come meanwhile. */
async function fulfill(
  database: Database,
  purchases: PurchasesService,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  const waiting = await database.kysely
    .selectFrom('payment_allocations')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('payments.id')
    .where('purchase_id', '=', id)
    .where('status', '=', 'IN_PROCESSED')
    .execute()
  await transactionsOf(database).transaction(async (trx) => {
    for (const payment of waiting) await confirmPayment(trx, { id: payment.id, by: null, at })
  })
  await purchases.move({ id, to: 'fulfilled', actor: 'system' })
}

/** One bunch less of the first line than was asked for. */
async function agreeLess(purchases: PurchasesService, id: string): Promise<void> {
  const [line] = (await purchases.get({ personId: anna.id, role: 'USER' }, id)).lines
  if (line === undefined) throw new Error('A demo order has no lines.')
  const { code, quantity, stemsPerBunch } = line
  const reason = 'Плантация дала меньше: часть бутонов не прошла отбор'
  const answers = [{ code, quantity: quantity - stemsPerBunch, reason }]
  await purchases.move({ id, to: 'partially_confirmed', answers })
}

const bunchesALine = [4, 2, 6, 3, 1]
/** Maria is not verified: what she owes stays within her limit. */
const fewBunchesALine = [1, 1, 2]

/** Lines that do not depend on what others have bought meanwhile: lots with plenty left. */
function pickLines(cards: readonly FlowerCard[], { stride, lines, isSmall = false }: PastOrder): CartItem[] {
  const bunches = isSmall ? fewBunchesALine : bunchesALine
  return cards
    .filter(({ soldBy }) => soldBy === 'bunch')
    .filter((card) => card.stemsAvailable >= 10 * packStep(card))
    .filter((_card, index) => index % stride === 0)
    .slice(0, lines)
    .map((card, index) => ({
      code: card.code,
      price: card.price,
      quantity: packStep(card) * (bunches[index % bunches.length] as number),
    }))
}
