import type { CallOutput } from '@flower-market/api-client/contract'
import { claimsRateBp, fillRateBp, type DaySpan } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

interface Row {
  readonly _id: string
  readonly name: string
  readonly requested: bigint
  readonly agreed: bigint
  readonly delivered: bigint
  readonly claimed: bigint
  readonly accepted: bigint
}

/** How much of what was asked of each plantation came, and how much of that was claimed, by name. */
export async function readPlantationRates(
  db: Db,
  { from, to }: DaySpan,
): Promise<CallOutput<'reportPlantations'>> {
  const { rows } = await sql<Row>`
    SELECT plantations.id AS _id, plantations.name,
      sum(lines.quantity) AS requested, sum(lines.agreed_quantity) AS agreed,
      coalesce(sum(lines.shipped_quantity) FILTER (WHERE is_delivered), 0) AS delivered,
      coalesce(sum(made.claimed) FILTER (WHERE is_delivered), 0)::bigint AS claimed,
      coalesce(sum(made.accepted) FILTER (WHERE is_delivered), 0)::bigint AS accepted
    FROM purchases
      CROSS JOIN LATERAL (SELECT status IN ('delivered', 'fulfilled', 'return') AS is_delivered) AS state
      JOIN purchase_lines AS lines ON lines.purchase_id = purchases.id
      JOIN plantations ON plantations.id = plantation_id
      LEFT JOIN LATERAL (
        SELECT sum(quantity) FILTER (WHERE claims.status <> 'withdrawn') AS claimed, sum(accepted_quantity) AS accepted
        FROM claims WHERE claims.purchase_id = purchases.id AND claims.position = lines.position) AS made ON true
    WHERE delivery_date BETWEEN ${from} AND ${to} AND purchases.status NOT IN ('new', 'in_process', 'canceled')
    GROUP BY plantations.id ORDER BY plantations.name`.execute(db)
  return rows.map(({ _id, name, ...sums }) => {
    const { delivered, accepted } = { delivered: Number(sums.delivered), accepted: Number(sums.accepted) }
    const { requested, agreed } = { requested: Number(sums.requested), agreed: Number(sums.agreed) }
    return {
      _id,
      name,
      requested,
      agreed,
      fillRateBp: fillRateBp({ requested, agreed }),
      delivered,
      claimed: Number(sums.claimed),
      accepted,
      claimsRateBp: claimsRateBp({ delivered, accepted }),
    }
  })
}
