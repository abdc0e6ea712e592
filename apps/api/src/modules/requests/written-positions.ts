import type { Contract } from '@flower-market/api-client/contract'
import { findPositionsIssue, ownPriceOf, stemsPerBoxOf, type FlowerType } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Db, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { BuyerTerms } from '../regions/index.ts'

type Position = z.output<Contract['orderMyself']['body']>['positions'][number]

/** A variety that a plantation has sold, with what its lots were like. */
export interface SoldVariety {
  readonly type: FlowerType
  readonly variety: string
  readonly tint: string
  readonly lengthsCm: readonly number[]
  readonly stemsPerBunch: number
  readonly stemsPerBox: number
  /** The dearest freight of its lots to the warehouse, kopecks a stem. */
  readonly freight: number
}

/** What a plantation has sold; nothing for one that has never had a lot. */
export async function listSoldVarieties(db: Db | Trx, plantationId: string): Promise<SoldVariety[]> {
  const { rows } = await sql<SoldVariety>`
    SELECT type, variety, max(tint) AS tint, array_agg(DISTINCT length_cm ORDER BY length_cm) AS "lengthsCm",
      min(stems_per_bunch) AS "stemsPerBunch", min(stems_per_box) AS "stemsPerBox", max(freight) AS freight
    FROM cards WHERE plantation_id = ${plantationId} GROUP BY type, variety ORDER BY variety, type`.execute(
    db,
  )
  return rows
}

/** How a flower is drawn that nobody has sold yet. */
const unknownTint = '#a9b39b'

function sameName(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase()
}

/**
 * The lines of a handwritten request: the freight is that of the plantation's dearest lot of the type, else of any lot.
 * Throws `empty-order`, `quantity-not-selected`, `zero-positions` or `price-below-costs`.
 */
export function priceWrittenPositions(
  positions: readonly Position[],
  sold: readonly SoldVariety[],
  terms: BuyerTerms,
) {
  const issue = findPositionsIssue(positions)
  if (issue !== null) throw new ApiError(issue)
  const priced = positions.map((position) => {
    const ofType = sold.filter(({ type }) => type === position.type)
    const freight = Math.max(...(ofType.length > 0 ? ofType : sold).map((one) => one.freight))
    const parts = { deliveryToWarehouse: freight, deliveryToRegion: terms.freight }
    const known = ofType.find(({ variety }) => sameName(variety, position.variety))
    const ownPrice = ownPriceOf(position.price, { freight: parts, margin: terms.margin })
    return { position, freight, known, ownPrice }
  })
  const places = priced.flatMap(({ ownPrice }, place) => (ownPrice === null ? [place] : []))
  if (places.length > 0) throw new ApiError('price-below-costs', { places })
  return priced.map(({ position, freight, known, ownPrice }) => ({
    code: null,
    type: position.type,
    variety: known?.variety ?? position.variety,
    length_cm: position.lengthCm,
    tint: known?.tint ?? unknownTint,
    boxes: position.boxes,
    stems_per_bunch: Math.min(known?.stemsPerBunch ?? 25, stemsPerBoxOf(position)),
    stems_per_box: stemsPerBoxOf(position),
    quantity: position.quantity,
    price: position.price,
    plantation_price: ownPrice as number,
    freight,
  }))
}
