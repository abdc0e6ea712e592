import {
  money,
  type EarningsQuestion,
  type EarningLine,
  type Percentages,
} from '@flower-market/flower-domain'
import type { Selectable } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'

type OrderRow = Selectable<Schema['purchases']>
type Terms = Pick<OrderRow, `${'margin' | 'share'}_${string}_bp` & keyof OrderRow>

function percentagesOf(row: Terms, kind: 'margin' | 'share'): Percentages {
  return {
    priceBp: row[`${kind}_price_bp`],
    deliveryToWarehouseBp: row[`${kind}_delivery_to_warehouse_bp`],
    deliveryToRegionBp: row[`${kind}_delivery_to_region_bp`],
    deliveryToCityBp: row[`${kind}_delivery_to_city_bp`],
  }
}

/** An order with what its margin and its share are computed from. */
export interface OrderWithTerms {
  readonly row: OrderRow
  readonly question: EarningsQuestion
  /** What is charged for the goods, kopecks. */
  readonly billed: number
}

/** What the margins and shares of orders are computed from, as they were when these were placed; in the order of `rows`. */
export async function withEarningTerms(db: Db | Trx, rows: readonly OrderRow[]): Promise<OrderWithTerms[]> {
  const lines = await selectEarningLines(
    db,
    rows.map(({ id }) => id),
  )
  const linesOf = Map.groupBy(lines, ({ purchaseId }) => purchaseId)
  return rows.map((row) => {
    const own = linesOf.get(row.id) ?? []
    return {
      row,
      billed: own.reduce((sum, { agreedPrice, billedQuantity }) => sum + agreedPrice * billedQuantity, 0),
      question: {
        lines: own,
        cityCost: toMinor(row.delivery_cost) === 0 ? null : money(row.city_base_cost, 'RUB'),
        margin: percentagesOf(row, 'margin'),
        share: percentagesOf(row, 'share'),
      },
    }
  })
}

async function selectEarningLines(
  db: Db | Trx,
  ids: readonly string[],
): Promise<(EarningLine & { readonly purchaseId: string })[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('purchase_lines')
    .select([
      'purchase_id',
      'plantation_price',
      'freight',
      'region_freight',
      'price',
      'agreed_price',
      'billed_quantity',
    ])
    .where('purchase_id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    purchaseId: row.purchase_id,
    parts: {
      price: row.plantation_price,
      deliveryToWarehouse: row.freight,
      deliveryToRegion: row.region_freight,
    },
    price: row.price,
    agreedPrice: row.agreed_price,
    billedQuantity: row.billed_quantity,
  }))
}
