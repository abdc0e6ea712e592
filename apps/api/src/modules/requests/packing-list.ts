import type { CallOutput } from '@flower-market/api-client/contract'
import { shippingBoxes, type FlowerType, type IsoDate } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

type Days = CallOutput<'packingList'>['days']

interface PackedRow {
  readonly date: IsoDate
  readonly number: number
  readonly company: string
  readonly city: string
  readonly isPaid: boolean
  readonly type: FlowerType
  readonly variety: string
  readonly lengthCm: number
  readonly tint: string
  readonly quantity: number
  readonly stemsPerBunch: number
  readonly stemsPerBox: number
}

/** What a plantation has to ship, by delivery day and order; nothing for whoever represents none. */
export async function listPacking(db: Db, plantationId: string | null): Promise<Days> {
  const { rows } = await sql<PackedRow>`
    SELECT delivery_date AS date, number, company, people.city, payment_status = 'paid' AS "isPaid", type, variety,
      length_cm AS "lengthCm", tint, agreed_quantity - shipped_quantity AS quantity, stems_per_bunch AS "stemsPerBunch",
      stems_per_box AS "stemsPerBox"
    FROM purchase_lines JOIN purchases ON purchases.id = purchase_id JOIN people ON people.id = person_id
    WHERE purchase_lines.plantation_id = ${plantationId} AND kind IN ('toOrder', 'forPlantations')
      AND status IN ('new', 'in_process', 'confirmed', 'partially_confirmed', 'assembled', 'partially_shipped')
      AND agreed_quantity > shipped_quantity
    ORDER BY delivery_date, number, position`.execute(db)
  return [...Map.groupBy(rows, ({ date }) => date)].map(([date, ofDay]) => ({
    date,
    boxes: shippingBoxes(ofDay),
    orders: [...Map.groupBy(ofDay, ({ number }) => number)].map(([number, ofOrder]) => ({
      number,
      buyer: { company: ofOrder[0]?.company ?? '', city: ofOrder[0]?.city ?? '' },
      isPaid: ofOrder[0]?.isPaid === true,
      lines: ofOrder.map(({ type, variety, lengthCm, tint, quantity, stemsPerBunch, stemsPerBox }) => ({
        type,
        variety,
        lengthCm,
        tint,
        quantity,
        stemsPerBunch,
        stemsPerBox,
      })),
    })),
  }))
}
