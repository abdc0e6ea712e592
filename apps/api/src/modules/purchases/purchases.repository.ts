import type { CallOutput } from '@flower-market/api-client/contract'
import type { OrderStatus } from '@flower-market/flower-domain'
import { toMinor } from '../../db/column-types.ts'
import type { Db, Trx } from '../../db/database.ts'

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
  'total',
  'stems',
  'positions',
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

function toSummary(row: SummaryRow): Summary {
  return {
    _id: row.id,
    number: row.number,
    issueDate: row.issued_at.toISOString(),
    deliveryFrom: row.delivery_date,
    status: row.status,
    paymentStatus: row.payment_status,
    methodDelivery: row.delivery_method,
    paymentMethod: row.payment_method,
    sum: toMinor(row.total),
    stems: row.stems,
    positions: row.positions,
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
  return { items: rows.map(toSummary), page, limit, total: Number(total) }
}

/** An order of a person with its lines and events; undefined when it does not exist or is another's. */
export async function findPurchase(db: Db, personId: string, id: string): Promise<Purchase | undefined> {
  const row = await db
    .selectFrom('purchases')
    .select([...summaryColumns, 'comment', 'address', 'goods', 'delivery_cost', 'boxes'])
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    ...toSummary(row),
    comment: row.comment,
    address: row.address,
    goods: toMinor(row.goods),
    deliveryCost: toMinor(row.delivery_cost),
    boxes: row.boxes,
    lines: await listLines(db, id),
    events: await listEvents(db, id),
  }
}

async function listLines(db: Db, id: string): Promise<Purchase['lines']> {
  const rows = await db
    .selectFrom('purchase_lines')
    .selectAll()
    .where('purchase_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
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
    sum: row.agreed_price * row.agreed_quantity,
  }))
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

/** Writes a status and what happened. */
export async function writeStatus(
  trx: Trx,
  event: { id: string; status: OrderStatus; at: Date; createdBy: string | null },
): Promise<void> {
  const { id, status, at, createdBy } = event
  await trx.updateTable('purchases').set({ status }).where('id', '=', id).execute()
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
