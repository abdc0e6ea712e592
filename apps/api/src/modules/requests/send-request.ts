import { randomUUID } from 'node:crypto'
import { maxOpenRequests } from '@flower-market/api-client/contract'
import {
  answerUntil,
  orderPaymentMethods,
  type DeliveryMethod,
  type IsoDate,
  type PaymentMethod,
} from '@flower-market/flower-domain'
import { sql, type Insertable } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { findOrderDestination } from '../purchases/index.ts'
import type { BuyerTerms } from '../regions/index.ts'
import { writeRequestEvent } from './move-request.ts'

/** How and where what is agreed is paid and brought, as it was asked. */
export interface SendingTerms {
  readonly user?: string | undefined
  readonly comment: string
  readonly methodDelivery: DeliveryMethod
  readonly paymentMethod: PaymentMethod
  readonly address?: string | undefined
}

type Line = Omit<
  Insertable<Schema['plantation_request_lines']>,
  'request_id' | 'position' | 'status' | 'region_freight' | 'code'
> & {
  /** Of a lot; null for what was written by hand. */
  readonly code: string | null
}

/** Requests to send, one to each plantation. */
export interface NewRequests {
  readonly personId: string
  readonly source: 'handwritten' | 'cart'
  readonly date: IsoDate
  readonly asked: SendingTerms
  readonly terms: BuyerTerms
  /** By the plantation that is asked. */
  readonly lines: ReadonlyMap<string, readonly Line[]>
  readonly at: Date
}

/** Refuses what no request may ask: for somebody else, or paid in a way that no order is. Throws the refusal. */
export function requireOwnTerms(personId: string, { user, paymentMethod }: SendingTerms): void {
  if (user !== undefined && user !== personId) throw new ApiError('not-found')
  requireOrderMethod(paymentMethod)
}

/** Throws `validation-failed` for a method that pays no orders. */
export function requireOrderMethod(asked: PaymentMethod): void {
  if (orderPaymentMethods.some((method) => method === asked)) return
  throw invalidInput('paymentMethod', `Orders are paid by ${orderPaymentMethods.join(' or ')}.`)
}

/** Has a person's requests sent one after another, and refuses one more than may be open. */
async function requireRoom(trx: Trx, personId: string, more: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`requests:${personId}`}, 0))`.execute(trx)
  const { open } = await trx
    .selectFrom('plantation_requests')
    .where('person_id', '=', personId)
    .where('status', 'in', ['sent', 'answered'])
    .select((eb) => eb.fn.countAll<bigint>().as('open'))
    .executeTakeFirstOrThrow()
  if (Number(open) + more > maxOpenRequests) throw new ApiError('too-many-requests-open')
}

/** Sends requests within the caller's transaction; answers their ids. Throws the refusal. */
export async function sendRequests(trx: Trx, requests: NewRequests): Promise<string[]> {
  const { personId, asked, lines } = requests
  const { methodDelivery: method, address = null } = asked
  const found = await findOrderDestination(trx, { personId, method, address }, requests.terms)
  await requireRoom(trx, personId, lines.size)
  const ids: string[] = []
  for (const [plantationId, own] of lines) {
    ids.push(await insertRequest(trx, { ...requests, ...found, plantationId, own }))
  }
  return ids
}

interface NewRequest extends Omit<NewRequests, 'lines'>, Awaited<ReturnType<typeof findOrderDestination>> {
  readonly plantationId: string
  readonly own: readonly Line[]
}

async function insertRequest(trx: Trx, request: NewRequest): Promise<string> {
  const { personId, source, date, asked, terms, destination, plantationId, own, at } = request
  const { margin, region } = terms
  const id = randomUUID()
  const { number } = await trx
    .insertInto('plantation_requests')
    .values({
      id,
      person_id: personId,
      plantation_id: plantationId,
      source,
      status: 'sent',
      delivery_date: date,
      comment: asked.comment,
      delivery_method: asked.methodDelivery,
      payment_method: asked.paymentMethod,
      destination: JSON.stringify(destination),
      region_id: region.id,
      city_base_cost: terms.cityBaseCost.minor,
      margin_price_bp: margin.priceBp,
      margin_delivery_to_warehouse_bp: margin.deliveryToWarehouseBp,
      margin_delivery_to_region_bp: margin.deliveryToRegionBp,
      margin_delivery_to_city_bp: margin.deliveryToCityBp,
      sent_at: at,
      answer_by: answerUntil(at, date, region),
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  const rows = own.map((line, place) =>
    Object.assign({}, line, {
      request_id: id,
      position: place + 1,
      status: 'asked' as const,
      region_freight: terms.freight,
      code: line.code ?? `${number}-${place + 1}`,
    }),
  )
  await trx.insertInto('plantation_request_lines').values(rows).execute()
  const row = { id, number, person_id: personId, plantation_id: plantationId }
  await writeRequestEvent(trx, row, { to: 'sent', actor: 'buyer', by: personId, at })
  return id
}
