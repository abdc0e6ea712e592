import type { CallOutput } from '@flower-market/api-client/contract'
import { cityDeliveryCost, money, requestTotals } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import { lineFacts, marginOf, selectRequestEvents, selectRequestLines, untilOf } from './request-rows.ts'
import type { RequestLineRow, RequestRow } from './request-rows.ts'

/** A request as its buyer sees it. */
export type BuyerRequest = CallOutput<'requestAccept'>
type Summary = CallOutput<'plantationOrderList'>['requests'][number]
type NamedRow = RequestRow & { readonly plantationName: string }

const mostListed = 50

function select(db: Db | Trx) {
  return db
    .selectFrom('plantation_requests')
    .innerJoin('plantations', 'plantations.id', 'plantation_id')
    .selectAll('plantation_requests')
    .select('plantations.name as plantationName')
}

/** What delivery costs the buyer where it is not free. */
function cityCostOf(row: RequestRow) {
  return cityDeliveryCost(money(row.city_base_cost, 'RUB'), marginOf(row))
}

function toBuyerLine(line: RequestLineRow): BuyerRequest['lines'][number] {
  return { ...lineFacts(line), price: line.price, agreedPrice: line.agreed_price }
}

/** The totals of a request for its buyer. */
export function buyerTotals(row: RequestRow, lines: readonly BuyerRequest['lines'][number][]) {
  return requestTotals(lines, { method: row.delivery_method, cityCost: cityCostOf(row) })
}

function toSummary(row: NamedRow, lines: readonly RequestLineRow[]): Summary {
  const totals = buyerTotals(row, lines.map(toBuyerLine))
  const isAnswered = row.answered_at !== null
  return {
    _id: row.id,
    number: row.number,
    status: row.status,
    plantation: { _id: row.plantation_id, name: row.plantationName },
    deliveryDate: row.delivery_date,
    sentAt: row.sent_at.toISOString(),
    until: untilOf(row).toISOString(),
    sum: totals.total.minor,
    stems: isAnswered ? totals.agreedStems : totals.askedStems,
    positions: lines.length,
  }
}

/** The requests of a person that have not become orders: those that somebody has to answer first, then the newest. */
export async function listBuyerRequests(db: Db, personId: string): Promise<Summary[]> {
  const rows = await select(db)
    .where('person_id', '=', personId)
    .where('status', '<>', 'accepted')
    .orderBy(sql`status IN ('sent', 'answered')`, 'desc')
    .orderBy('number', 'desc')
    .limit(mostListed)
    .execute()
  const lines = await selectRequestLines(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) =>
    toSummary(
      row,
      lines.filter(({ request_id: of }) => of === row.id),
    ),
  )
}

/** A request of a person; undefined when there is none or it is another's. */
export async function findBuyerRequest(
  db: Db | Trx,
  personId: string,
  id: string,
): Promise<BuyerRequest | undefined> {
  const row = await select(db)
    .where('plantation_requests.id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const lines = await selectRequestLines(db, [id])
  const own = lines.map(toBuyerLine)
  const { asked, agreed, askedStems, agreedStems, delivery, total } = buyerTotals(row, own)
  return {
    ...toSummary(row, lines),
    source: row.source,
    comment: row.comment,
    answeredAt: row.answered_at?.toISOString() ?? null,
    answerComment: row.answer_comment,
    lines: own,
    events: await selectRequestEvents(db, id),
    methodDelivery: row.delivery_method,
    paymentMethod: row.payment_method,
    destination: row.destination,
    totals: {
      asked: asked.minor,
      agreed: agreed.minor,
      askedStems,
      agreedStems,
      delivery: delivery.minor,
      total: total.minor,
    },
    cityCost: cityCostOf(row).minor,
  }
}
