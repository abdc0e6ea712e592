import {
  cutoffFor,
  decideRequestLines,
  money,
  shippingBoxes,
  type CountryCode,
  type PaymentMethod,
} from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { lockUnpaid, placeAgreedOrder } from '../purchases/index.ts'
import { findRegionTerms } from '../regions/index.ts'
import { buyerTotals } from './buyer-requests.ts'
import { moveRequest, requireOpen } from './move-request.ts'
import { requireOrderMethod } from './send-request.ts'
import { lineFacts, lockRequest, marginOf, selectRequestLines } from './request-rows.ts'
import type { RequestLineRow, RequestRow } from './request-rows.ts'

/** What a buyer accepts of an answer. */
export interface RequestAcceptance {
  readonly id: string
  readonly personId: string
  /** Null takes all that is agreed. */
  readonly positions: readonly number[] | null
  /** Absent, as the request was sent. */
  readonly paymentMethod?: PaymentMethod | undefined
  /** The total that the buyer saw, kopecks. */
  readonly total?: number | undefined
  readonly at: Date
}

/**
 * Accepts some of the agreed lines: they become an order with the id and the number of the request, which is paid or
 * awaits its payment in the same transaction. A repeat changes nothing. Throws the refusal.
 */
export async function acceptRequest(trx: Trx, acceptance: RequestAcceptance): Promise<void> {
  const { id, personId, at } = acceptance
  // Before the request, as whoever places an order locks it before the lots.
  await lockUnpaid(trx, personId)
  const request = await lockRequest(trx, id)
  if (request === undefined || request.person_id !== personId) throw new ApiError('not-found')
  if (!requireOpen(request, { to: 'accepted', actor: 'buyer', at })) return
  const method = acceptance.paymentMethod ?? request.payment_method
  requireOrderMethod(method)
  const rows = await selectRequestLines(trx, [id])
  const agreed = rows.filter(({ status }) => status === 'agreed').map(({ position }) => position)
  const lines = decideRequestLines(rows, acceptance.positions ?? agreed)
  if (lines === null) throw invalidInput('positions', 'Only lines that are agreed can be accepted.')
  await moveRequest(trx, request, { to: 'accepted', actor: 'buyer', by: personId, at, lines })
  for (const { position, status } of lines) {
    await trx
      .updateTable('plantation_request_lines')
      .set({ status })
      .where('request_id', '=', id)
      .where('position', '=', position)
      .execute()
  }
  await placeOrder(trx, { request, lines, acceptance, method })
}

async function placeOrder(
  trx: Trx,
  {
    request,
    lines,
    acceptance,
    method,
  }: {
    request: RequestRow
    lines: readonly RequestLineRow[]
    acceptance: RequestAcceptance
    method: PaymentMethod
  },
): Promise<void> {
  const { at } = acceptance
  const totals = buyerTotals(
    request,
    lines.map((line) => ({ ...lineFacts(line), price: line.price, agreedPrice: line.agreed_price })),
  )
  if (acceptance.total !== undefined && acceptance.total !== totals.total.minor) {
    throw new ApiError('request-changed')
  }
  const plantation = await trx
    .selectFrom('plantations')
    .select(['id', 'name', 'country'])
    .where('id', '=', request.plantation_id)
    .executeTakeFirstOrThrow()
  const accepted = lines
    .filter(({ status }) => status === 'accepted')
    .map((line) => toOrderLine(line, plantation))
  const region = await findRegionTerms(trx, request.region_id)
  await placeAgreedOrder(trx, {
    id: request.id,
    number: request.number,
    request: {
      personId: request.person_id,
      kind: 'forPlantations',
      date: request.delivery_date,
      method: request.delivery_method,
      payment: method,
      comment: request.comment,
    },
    priced: {
      lines: accepted,
      cutoffAt: cutoffFor(request.delivery_date, region),
      goods: totals.agreed.minor,
      delivery: totals.delivery.minor,
      total: totals.total.minor,
      stems: totals.agreedStems,
      boxes: shippingBoxes(
        accepted.map(({ quantity, card: { stemsPerBox } }) => ({ quantity, stemsPerBox })),
      ),
    },
    terms: {
      region,
      cityBaseCost: money(request.city_base_cost, 'RUB'),
      margin: marginOf(request),
    },
    destination: request.destination,
    at,
  })
}

/** The order asks for what both have agreed to. */
function toOrderLine(line: RequestLineRow, plantation: { id: string; name: string; country: CountryCode }) {
  return {
    card: {
      code: line.code,
      type: line.type,
      variety: line.variety,
      plantationId: plantation.id,
      plantation: plantation.name,
      country: plantation.country,
      lengthCm: line.length_cm,
      tint: line.tint,
      stemsPerBunch: line.stems_per_bunch,
      stemsPerBox: line.stems_per_box,
      price: line.agreed_price as number,
    },
    quantity: line.agreed_quantity as number,
    parts: {
      price: line.agreed_plantation_price as number,
      deliveryToWarehouse: line.freight,
      deliveryToRegion: line.region_freight,
    },
  }
}
