import type { CallOutput } from '@flower-market/api-client/contract'
import { billedAmount, claimableStems, type OrderStatus } from '@flower-market/flower-domain'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'

/** The lines of orders, by order and place. */
export async function selectLines(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('purchase_lines')
    .selectAll()
    .where('purchase_id', 'in', ids)
    .orderBy('purchase_id')
    .orderBy('position')
    .execute()
  return rows.map((row) => {
    return {
      purchaseId: row.purchase_id,
      position: row.position,
      code: row.code,
      type: row.type,
      variety: row.variety,
      plantation: row.plantation,
      country: row.country,
      lengthCm: row.length_cm,
      tint: row.tint,
      stemsPerBunch: row.stems_per_bunch,
      stemsPerBox: row.stems_per_box,
      price: row.price,
      quantity: row.quantity,
      agreedPrice: row.agreed_price,
      agreedQuantity: row.agreed_quantity,
      shippedQuantity: row.shipped_quantity,
      billedQuantity: row.billed_quantity,
      sum: billedAmount({ agreedPrice: row.agreed_price, billedQuantity: row.billed_quantity }).minor,
    }
  })
}

/** What was credited on lines of orders, oldest first. */
export async function selectCredits(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('purchase_credits')
    .innerJoin('purchase_lines', (join) =>
      join
        .onRef('purchase_lines.purchase_id', '=', 'purchase_credits.purchase_id')
        .onRef('purchase_lines.position', '=', 'purchase_credits.position'),
    )
    .select([
      'purchase_credits.purchase_id',
      'purchase_lines.code',
      'purchase_credits.amount',
      'purchase_credits.reason',
      'purchase_credits.at',
    ])
    .where('purchase_credits.purchase_id', 'in', ids)
    .orderBy('purchase_credits.at')
    .orderBy('purchase_credits.position')
    .execute()
  return rows.map((row) => ({
    purchaseId: row.purchase_id,
    code: row.code,
    amount: toMinor(row.amount),
    reason: row.reason,
    at: row.at.toISOString(),
  }))
}

/** Kopecks credited of one order. */
export function creditedOf(credits: Awaited<ReturnType<typeof selectCredits>>, id: string): number {
  return credits.reduce((sum, { purchaseId, amount }) => (purchaseId === id ? sum + amount : sum), 0)
}

type SelectedLine = Awaited<ReturnType<typeof selectLines>>[number]

/** A line with what can be claimed of it; both maps are by the position of the line. */
export function shownLine(
  { purchaseId: _purchaseId, position, ...line }: SelectedLine,
  status: OrderStatus,
  { windows, openStems }: { windows: ReadonlyMap<number, Date>; openStems: ReadonlyMap<number, number> },
): CallOutput<'purchaseGet'>['lines'][number] {
  return {
    ...line,
    claimUntil: windows.get(position)?.toISOString() ?? null,
    claimableQuantity: status === 'delivered' ? claimableStems(line, openStems.get(position) ?? 0) : 0,
  }
}
