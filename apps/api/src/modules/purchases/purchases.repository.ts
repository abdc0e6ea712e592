import { toPurchaseTotals, type CallOutput } from '@flower-market/api-client/contract'
import {
  isAwaitingPayment,
  isHeldForPayment,
  money,
  orderTotals,
  shippingBoxes,
  type OrderKind,
  type OrderLineAmounts,
  type OrderTotals,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import {
  deepPage,
  deepPart,
  rowsToRead,
  type AskedPart,
  type DeepPart,
} from '../../platform/lists/deep-list.ts'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
import { lookedAfterBy, type Viewer } from '../clients/index.ts'
import { findClaimWindows } from './claims/claim-windows.ts'
import { listOrderClaims, openClaimStems } from './claims/claims.repository.ts'
import { listEvents } from './order-events.repository.ts'
import { documentsStates } from './documents/documents-states.ts'
import { listShipments } from './documents/shipments.repository.ts'
import { findParties } from './order-parties.ts'
import { findMissingRequisites } from './documents/missing-requisites.ts'
import { creditedOf, selectCredits, selectLines, shownLine } from './purchase-line-rows.ts'
import { findOpenPayment, paidAmounts } from '../payments/index.ts'
import { requisitesAt } from '../settings/index.ts'

type Purchase = CallOutput<'purchaseGet'>
type ListedPurchase = CallOutput<'orderList'>['items'][number]
type Summary = Omit<ListedPurchase, 'due' | 'documents'>

const summaryColumns = [
  'id',
  'number',
  'kind',
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

/** Which part of a person's orders. */
export interface OrdersPart extends AskedPart {
  /** Absent, all kinds. */
  readonly kind?: OrderKind | undefined
}

function ordersOf(db: Db, personId: string, kind: OrderKind | undefined) {
  const all = db.selectFrom('purchases').where('person_id', '=', personId)
  return kind === undefined ? all : all.where('kind', '=', kind)
}

function selectSummaries(db: Db, personId: string, kind: OrderKind | undefined, part: DeepPart) {
  // The pages before are counted off in the index alone; behind a cursor there are none.
  const own = ordersOf(db, personId, kind)
  const numbers = (
    part.after === null ? own : own.where('number', '<', sql<number>`${part.after.number}::bigint`)
  )
    .select('number')
    .orderBy('number', 'desc')
    .limit(rowsToRead(part))
    .offset(part.offset)
  return db
    .selectFrom('purchases')
    .select(summaryColumns)
    .where('number', 'in', numbers)
    .orderBy('number', 'desc')
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
    kind: row.kind,
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

async function countOrders(db: Db, personId: string, kind: OrderKind | undefined): Promise<number> {
  const { total } = await ordersOf(db, personId, kind)
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** A page of a person's orders, newest first. Throws `validation-failed` for a cursor of another list. */
export async function listPurchases(
  db: Db,
  personId: string,
  asked: OrdersPart,
): Promise<CallOutput<'orderList'>> {
  const { kind, page, limit } = asked
  const part = deepPart('orders', personId, asked)
  const [rows, counted] = await Promise.all([
    selectSummaries(db, personId, kind, part),
    part.counted ?? countOrders(db, personId, kind),
  ])
  const { shown, total, next } = deepPage(part, rows, {
    total: counted,
    placeOf: ({ number }) => ({ number: BigInt(number) }),
  })
  return { items: await toListed(db, shown), page, limit, total, next }
}

async function toListed(db: Db, rows: readonly SummaryRow[]): Promise<ListedPurchase[]> {
  const ids = rows.map(({ id }) => id)
  const [lines, credits, paid, documents] = await Promise.all([
    selectLines(db, ids),
    selectCredits(db, ids),
    paidAmounts(db, ids),
    documentsStates(db, ids),
  ])
  return rows.map((row) => {
    const own = lines.filter(({ purchaseId }) => purchaseId === row.id)
    const totals = totalsOf(row, own, creditedOf(credits, row.id), paid.get(row.id))
    const summary = toSummary(row, own, totals)
    return Object.assign(summary, {
      due: totals.due.minor,
      documents: documents.get(row.id) ?? ('none' as const),
    })
  })
}

/** Orders by their ids as lists show them, newest first, whosever they are. */
export async function listPurchasesOf(db: Db, ids: readonly string[]): Promise<ListedPurchase[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('purchases')
    .select(summaryColumns)
    .where('id', 'in', ids)
    .orderBy('number', 'desc')
    .execute()
  return toListed(db, rows)
}

/** An order of a person with its lines and events; undefined when it does not exist or is another's. */
export async function findPurchase(db: Db, personId: string, id: string): Promise<Purchase | undefined> {
  const row = await selectPurchase(db, id).where('person_id', '=', personId).executeTakeFirst()
  return row && wholePurchase(db, row)
}

/** An order that a viewer may read: their own, one that they placed for somebody, and for a broker those of their clients. */
export async function findReadablePurchase(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<Purchase | undefined> {
  const { personId, role } = viewer
  const row = await selectPurchase(db, id)
    .where((eb) =>
      eb.or([
        eb('purchases.person_id', '=', personId),
        eb.exists(
          eb
            .selectFrom('purchase_events')
            .select('ordinal')
            .whereRef('purchase_id', '=', 'purchases.id')
            .where('purchase_events.status', '=', 'new')
            .where('created_by', '=', personId),
        ),
        ...(role === 'BROKER'
          ? [
              eb.exists(
                eb
                  .selectFrom('people')
                  .select('people.id')
                  .whereRef('people.id', '=', 'purchases.person_id')
                  .where(lookedAfterBy(viewer)),
              ),
            ]
          : []),
      ]),
    )
    .executeTakeFirst()
  return row && wholePurchase(db, row)
}

/** Anybody's order, for staff. */
export async function findAnyPurchase(db: Db, id: string): Promise<Purchase | undefined> {
  const row = await selectPurchase(db, id).executeTakeFirst()
  return row && wholePurchase(db, row)
}

const ownColumns = ['comment', 'destination', 'pay_until', 'cancel_cause', 'cancel_reason'] as const

function selectPurchase(db: Db, id: string) {
  return db
    .selectFrom('purchases')
    .select([...summaryColumns, ...ownColumns])
    .where('id', '=', id)
}

type PurchaseRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectPurchase>['executeTakeFirst']>>>

async function wholePurchase(db: Db, row: PurchaseRow): Promise<Purchase> {
  const { id, cancel_cause: cause } = row
  const [
    lines,
    credits,
    paid,
    history,
    payment,
    claims,
    windows,
    openStems,
    shipments,
    missing,
    parties,
    seller,
  ] = await Promise.all([
    selectLines(db, [id]),
    selectCredits(db, [id]),
    paidAmounts(db, [id]),
    listEvents(db, id),
    findOpenPayment(db, id),
    listOrderClaims(db, id),
    findClaimWindows(db, id),
    openClaimStems(db, id),
    listShipments(db, id),
    findMissingRequisites(db, id),
    findParties(db, id),
    requisitesAt(db, row.issued_at),
  ])
  const totals = totalsOf(row, lines, creditedOf(credits, id), paid.get(id))
  const summary = toSummary(row, lines, totals)
  return {
    ...summary,
    ...parties,
    comment: row.comment,
    destination: row.destination,
    totals: toPurchaseTotals(totals),
    boxes: shippingBoxes(
      lines.map(({ agreedQuantity: quantity, stemsPerBox }) => ({ quantity, stemsPerBox })),
    ),
    shippedBoxes: shippingBoxes(
      lines.map(({ shippedQuantity: quantity, stemsPerBox }) => ({ quantity, stemsPerBox })),
    ),
    lines: lines.map((line) => shownLine(line, row.status, { windows, openStems })),
    shipments,
    seller,
    missingRequisites: missing,
    claims,
    credits: credits.map(({ code, amount, reason, at }) => ({ code, amount, reason, at })),
    events: history,
    payUntil: isHeldForPayment(summary) ? (row.pay_until?.toISOString() ?? null) : null,
    payment: isAwaitingPayment(summary) ? payment : null,
    cancellation: cause === null ? null : { cause, reason: row.cancel_reason },
  }
}
