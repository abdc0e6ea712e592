import { randomUUID } from 'node:crypto'
import type { Contract } from '@flower-market/api-client/contract'
import { cutoffFor, tintOf } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Trx } from '../../platform/database/database.ts'
import { toLotPrice } from './lot-price.ts'
import { findTint, type NamedLot } from './lots.repository.ts'
import { requirePlantation, type LotWriter } from './own-plantation.ts'
import { requireLotTerms } from './require-lot-terms.ts'
import { requireSellable } from './require-sellable.ts'

type NewLot = z.output<Contract['lotCreate']['body']>

/** Who brings a lot in, when, and where a refusal names its fields. */
export interface NewLotCause {
  readonly writer: LotWriter
  readonly at: Date
  readonly place?: string
}

/** A lot that comes in by hand, with what it takes from its plantation and its variety. Throws `not-found` and what is wrong with it. */
export async function toNewLot(
  trx: Trx,
  { writer, at, place = '' }: NewLotCause,
  body: NewLot,
): Promise<NamedLot> {
  const plantation = await requirePlantation(trx, writer, body.plantationId)
  await requireLotTerms(trx, body, writer.role, place)
  const { type, variety, color, availability, deliveryDate } = body
  const lot: NamedLot = {
    code: randomUUID(),
    type,
    variety,
    color,
    plantation_id: plantation.id,
    plantation: plantation.name,
    length_cm: body.lengthCm,
    tint: body.tint ?? (await findTint(trx, { type, variety, color })) ?? tintOf(color),
    ...(await toLotPrice(trx, body.price, at)),
    availability,
    delivery_date: deliveryDate,
    stems_available: body.stemsAvailable,
    stems_per_bunch: body.stemsPerBunch,
    stems_per_box: body.stemsPerBox,
    sold_by: body.soldBy,
    freight: body.freight ?? plantation.freight,
    regions: body.regions ?? null,
    cutoff_at: availability === 'inStock' ? null : cutoffFor(deliveryDate, plantation),
    photos: null,
  }
  requireSellable(lot, at, place)
  return lot
}
