import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import { requestGoods } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Db, Trx } from '../../platform/database/database.ts'
import { lineFacts, selectRequestEvents, selectRequestLines, untilOf } from './request-rows.ts'
import type { RequestLineRow, RequestRow } from './request-rows.ts'

/** A request as its plantation sees it. */
export type ReceivedRequest = CallOutput<'receivedRequest'>
type Received = CallOutput<'receivedRequests'>
type ReceivedQuery = z.output<Contract['receivedRequests']['query']>
type BoughtRow = RequestRow & { readonly company: string; readonly buyerCity: string }

const statusesOf = {
  waiting: ['sent'],
  answered: ['answered'],
  closed: ['accepted', 'declined', 'expired', 'canceled'],
} as const satisfies Record<ReceivedQuery['part'], readonly RequestRow['status'][]>

/** A plantation sees of a buyer the company and the city. */
function selectFor(db: Db | Trx, plantationId: string | null) {
  return db
    .selectFrom('plantation_requests')
    .innerJoin('people', 'people.id', 'person_id')
    .where('plantation_requests.plantation_id', '=', plantationId ?? '')
}

/** The prices of a plantation are its own: it never sees freight, margins or what the buyer pays. */
function toReceivedLine(line: RequestLineRow): ReceivedRequest['lines'][number] {
  return { ...lineFacts(line), price: line.plantation_price, agreedPrice: line.agreed_plantation_price }
}

function toSummary(row: BoughtRow, lines: readonly RequestLineRow[]): Received['items'][number] {
  const goods = requestGoods(lines.map(toReceivedLine))
  const isAnswered = row.answered_at !== null
  return {
    _id: row.id,
    number: row.number,
    status: row.status,
    buyer: { company: row.company, city: row.buyerCity },
    deliveryDate: row.delivery_date,
    sentAt: row.sent_at.toISOString(),
    answerBy: row.answer_by.toISOString(),
    until: untilOf(row).toISOString(),
    sum: (isAnswered ? goods.agreed : goods.asked).minor,
    stems: isAnswered ? goods.agreedStems : goods.askedStems,
    positions: lines.length,
  }
}

/** A page of the requests to a plantation; nothing for whoever represents none. */
export async function listReceivedRequests(
  db: Db,
  plantationId: string | null,
  { page, limit, part }: ReceivedQuery,
): Promise<Received> {
  const all = selectFor(db, plantationId).where('status', 'in', statusesOf[part])
  const [rows, { total }] = await Promise.all([
    all
      .selectAll('plantation_requests')
      .select(['people.company', 'people.city as buyerCity'])
      .$if(part === 'waiting', (query) => query.orderBy('answer_by'))
      .$if(part === 'answered', (query) => query.orderBy('expires_at'))
      .orderBy('number', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    all.select((eb) => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ])
  const lines = await selectRequestLines(
    db,
    rows.map(({ id }) => id),
  )
  const items = rows.map((row) =>
    toSummary(
      row,
      lines.filter(({ request_id: of }) => of === row.id),
    ),
  )
  return { items, page, limit, total: Number(total) }
}

/** A request to a plantation; undefined when there is none or it went to another. */
export async function findReceivedRequest(
  db: Db | Trx,
  plantationId: string | null,
  id: string,
): Promise<ReceivedRequest | undefined> {
  const row = await selectFor(db, plantationId)
    .selectAll('plantation_requests')
    .select(['people.company', 'people.city as buyerCity'])
    .where('plantation_requests.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const lines = await selectRequestLines(db, [id])
  const own = lines.map(toReceivedLine)
  const { asked, agreed, askedStems, agreedStems } = requestGoods(own)
  return {
    ...toSummary(row, lines),
    source: row.source,
    comment: row.comment,
    answeredAt: row.answered_at?.toISOString() ?? null,
    answerComment: row.answer_comment,
    lines: own,
    events: await selectRequestEvents(db, id),
    totals: { asked: asked.minor, agreed: agreed.minor, askedStems, agreedStems },
  }
}
