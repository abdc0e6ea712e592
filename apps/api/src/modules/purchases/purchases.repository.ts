import { events, toPurchaseTotals, type CallOutput } from '@flower-market/api-client/contract'
import {
  agreedAmount,
  isHeldForPayment,
  money,
  orderTotals,
  type OrderLineAmounts,
  type OrderStatus,
  type OrderTotals,
} from '@flower-market/flower-domain'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db, Trx } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/publish.ts'
import { paidAmounts } from '../payments/index.ts'

type Purchase = CallOutput<'purchaseGet'>
type Summary = CallOutput<'purchaseList'>['items'][number]

const summaryColumns = [
  'id',
  'number',
  'issued_at',
  'delivery_date',
  'status',
  'payment_status',
  'delivery_method',
  'payment_method',
  'delivery_cost',
  'total',
] as const

type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number]

function selectSummaries(db: Db, personId: string, limit: number, offset: number) {
  return db
    .selectFrom('purchases')
    .select(summaryColumns)
    .where('person_id', '=', personId)
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The totals of an order; `paid` in kopecks. */
function totalsOf(
  row: Pick<SummaryRow, 'delivery_cost'>,
  lines: readonly OrderLineAmounts[],
  creditedMinor: number,
  paid = 0n,
): OrderTotals {
  return orderTotals({
    lines,
    delivery: money(toMinor(row.delivery_cost), 'RUB'),
    paid: money(toMinor(paid), 'RUB'),
    credited: money(creditedMinor, 'RUB'),
  })
}

function toSummary(row: SummaryRow, lines: readonly OrderLineAmounts[], totals: OrderTotals): Summary {
  return {
    _id: row.id,
    number: row.number,
    issueDate: row.issued_at.toISOString(),
    deliveryFrom: row.delivery_date,
    status: row.status,
    paymentStatus: row.payment_status,
    methodDelivery: row.delivery_method,
    paymentMethod: row.payment_method,
    sum: totals.total.minor,
    stems: lines.reduce((stems, { agreedQuantity }) => stems + agreedQuantity, 0),
    positions: lines.length,
  }
}

/** A page of a person's orders, newest first. */
export async function listPurchases(
  db: Db,
  personId: string,
  { page, limit }: { page: number; limit: number },
): Promise<CallOutput<'purchaseList'>> {
  const [rows, { total }] = await Promise.all([
    selectSummaries(db, personId, limit, (page - 1) * limit),
    db
      .selectFrom('purchases')
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow(),
  ])
  const ids = rows.map(({ id }) => id)
  const [lines, credits, paid] = await Promise.all([
    selectLines(db, ids),
    selectCredits(db, ids),
    paidAmounts(db, ids),
  ])
  const items = rows.map((row) => {
    const own = lines.filter(({ purchaseId }) => purchaseId === row.id)
    return toSummary(row, own, totalsOf(row, own, creditedOf(credits, row.id), paid.get(row.id)))
  })
  return { items, page, limit, total: Number(total) }
}

/** An order of a person with its lines and events; undefined when it does not exist or is another's. */
export async function findPurchase(db: Db, personId: string, id: string): Promise<Purchase | undefined> {
  const row = await selectPurchase(db, id).where('person_id', '=', personId).executeTakeFirst()
  return row && wholePurchase(db, row)
}

/** Anybody's order, for staff. */
export async function findAnyPurchase(db: Db, id: string): Promise<Purchase | undefined> {
  const row = await selectPurchase(db, id).executeTakeFirst()
  return row && wholePurchase(db, row)
}

const ownColumns = ['comment', 'destination', 'boxes', 'pay_until', 'cancel_cause', 'cancel_reason'] as const

function selectPurchase(db: Db, id: string) {
  return db
    .selectFrom('purchases')
    .select([...summaryColumns, ...ownColumns])
    .where('id', '=', id)
}

type PurchaseRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectPurchase>['executeTakeFirst']>>>

async function wholePurchase(db: Db, row: PurchaseRow): Promise<Purchase> {
  const { id, cancel_cause: cause } = row
  const [lines, credits, paid, history] = await Promise.all([
    selectLines(db, [id]),
    selectCredits(db, [id]),
    paidAmounts(db, [id]),
    listEvents(db, id),
  ])
  const totals = totalsOf(row, lines, creditedOf(credits, id), paid.get(id))
  const summary = toSummary(row, lines, totals)
  return {
    ...summary,
    comment: row.comment,
    destination: row.destination,
    totals: toPurchaseTotals(totals),
    boxes: row.boxes,
    lines: lines.map(({ purchaseId: _purchaseId, ...line }) => line),
    credits: credits.map(({ code, amount, reason, at }) => ({ code, amount, reason, at })),
    events: history,
    payUntil: isHeldForPayment(summary) ? (row.pay_until?.toISOString() ?? null) : null,
    cancellation: cause === null ? null : { cause, reason: row.cancel_reason },
  }
}

async function selectLines(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('purchase_lines')
    .selectAll()
    .where('purchase_id', 'in', ids)
    .orderBy('purchase_id')
    .orderBy('position')
    .execute()
  return rows.map((row) => {
    return {
      purchaseId: row.purchase_id,
      code: row.code,
      type: row.type,
      variety: row.variety,
      plantation: row.plantation,
      lengthCm: row.length_cm,
      tint: row.tint,
      stemsPerBunch: row.stems_per_bunch,
      price: row.price,
      quantity: row.quantity,
      agreedPrice: row.agreed_price,
      agreedQuantity: row.agreed_quantity,
      sum: agreedAmount({ agreedPrice: row.agreed_price, agreedQuantity: row.agreed_quantity }).minor,
    }
  })
}

async function selectCredits(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('purchase_credits')
    .innerJoin('purchase_lines', (join) =>
      join
        .onRef('purchase_lines.purchase_id', '=', 'purchase_credits.purchase_id')
        .onRef('purchase_lines.position', '=', 'purchase_credits.position'),
    )
    .select([
      'purchase_credits.purchase_id',
      'purchase_lines.code',
      'purchase_credits.amount',
      'purchase_credits.reason',
      'purchase_credits.at',
    ])
    .where('purchase_credits.purchase_id', 'in', ids)
    .orderBy('purchase_credits.position')
    .execute()
  return rows.map((row) => ({
    purchaseId: row.purchase_id,
    code: row.code,
    amount: toMinor(row.amount),
    reason: row.reason,
    at: row.at.toISOString(),
  }))
}

function creditedOf(credits: Awaited<ReturnType<typeof selectCredits>>, id: string): number {
  return credits.reduce((sum, { purchaseId, amount }) => (purchaseId === id ? sum + amount : sum), 0)
}

async function listEvents(db: Db, id: string): Promise<Purchase['events']> {
  const rows = await db
    .selectFrom('purchase_events')
    .select(['status', 'at'])
    .where('purchase_id', '=', id)
    .orderBy('ordinal')
    .execute()
  return rows.map(({ status, at }) => ({ status, at: at.toISOString() }))
}

/** The status of an order, locked until the transaction ends. */
export async function lockStatus(trx: Trx, id: string): Promise<OrderStatus | undefined> {
  const row = await trx
    .selectFrom('purchases')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.status
}

/** Writes a status and what happened, for the history and as an event. */
export async function writeStatus(
  trx: Trx,
  event: { id: string; status: OrderStatus; at: Date; createdBy: string | null },
): Promise<void> {
  const { id, status, at, createdBy } = event
  const { person_id: person, payment_status: paymentStatus } = await trx
    .updateTable('purchases')
    .set({ status })
    .where('id', '=', id)
    .returning(['person_id', 'payment_status'])
    .executeTakeFirstOrThrow()
  await publish(trx, events['order-changed'], { person }, { _id: id, status, paymentStatus })
  await trx
    .insertInto('purchase_events')
    .columns(['purchase_id', 'ordinal', 'status', 'at', 'created_by'])
    .expression((eb) =>
      eb
        .selectFrom('purchase_events')
        .where('purchase_id', '=', id)
        .select((inner) => [
          inner.val(id).as('purchase_id'),
          inner(inner.fn.coalesce(inner.fn.max('ordinal'), inner.lit(0)), '+', inner.lit(1)).as('ordinal'),
          inner.val(status).as('status'),
          inner.val(at).as('at'),
          inner.val(createdBy).as('created_by'),
        ]),
    )
    .execute()
}
