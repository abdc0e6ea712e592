import { coverDues, money, moscowDateOf, type IsoDate } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../../platform/database/column-types.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { advanceNumber } from './advance-content.ts'

/** A shipment that may be paid from advances. */
export interface PaidShipment {
  readonly shipmentId: string
  readonly purchaseId: string
  readonly personId: string
  /** What it costs, kopecks. */
  readonly gross: number
  readonly at: Date
}

interface AdvanceLeft {
  readonly paymentId: string
  readonly number: number
  readonly issuedAt: Date
  readonly left: bigint
}

/** What of the order was paid from the balance before the shipment, and what its shipments have not offset of that. */
async function paidFromBalance(trx: Trx, { purchaseId, at }: PaidShipment): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    SELECT ((SELECT coalesce(sum(paid), 0) FROM payment_allocations JOIN payments ON payments.id = payment_id
        WHERE purchase_id = ${purchaseId} AND method = 'BALANCE' AND refunded_by IS NULL AND settled_at <= ${at})
      - (SELECT coalesce(sum(amount), 0) FROM advance_offsets JOIN shipments ON shipments.id = shipment_id
        WHERE purchase_id = ${purchaseId}))::bigint AS amount`.execute(trx)
  return rows[0]?.amount ?? 0n
}

/** What is left of the person's advances with an invoice, the oldest first: less what shipments took and what went back to a card. */
async function advancesLeft(trx: Trx, { personId, at }: PaidShipment): Promise<AdvanceLeft[]> {
  await sql`SELECT 1 FROM advances WHERE person_id = ${personId} ORDER BY payment_id FOR UPDATE`.execute(trx)
  const { rows } = await sql<AdvanceLeft>`
    SELECT advances.payment_id AS "paymentId", number, issued_at AS "issuedAt", (advances.amount
      - (SELECT coalesce(sum(amount), 0) FROM advance_offsets WHERE payment_id = advances.payment_id)
      - (SELECT coalesce(sum(amount), 0) FROM card_refunds
        WHERE payment_id = advances.payment_id AND status <> 'failed'))::bigint AS left
    FROM advances JOIN advance_invoices ON advance_invoices.payment_id = advances.payment_id
    WHERE person_id = ${personId} AND advances.at <= ${at}
    ORDER BY advances.at, advances.payment_id`.execute(trx)
  return rows.filter(({ left }) => left > 0n)
}

/**
 * Offsets a shipment with the advances that paid for it, and answers their invoices: what the order was paid from the balance is
 * counted from the oldest advance on. Of one shipment once.
 */
export async function offsetAdvances(
  trx: Trx,
  shipment: PaidShipment,
): Promise<readonly { readonly number: string; readonly date: IsoDate }[]> {
  const left = await advancesLeft(trx, shipment)
  const paid = toMinor(await paidFromBalance(trx, shipment))
  const need = Math.min(shipment.gross, paid)
  if (need <= 0 || left.length === 0) return []
  const { parts } = coverDues(
    money(need, 'RUB'),
    left.map((advance) => money(toMinor(advance.left), 'RUB')),
  )
  const taken = left.flatMap((advance, place) => {
    const part = parts[place]?.minor ?? 0
    return part > 0 ? [{ ...advance, part }] : []
  })
  if (taken.length === 0) return []
  await trx
    .insertInto('advance_offsets')
    .values(
      taken.map(({ paymentId, part }) => ({
        shipment_id: shipment.shipmentId,
        payment_id: paymentId,
        amount: BigInt(part),
      })),
    )
    .execute()
  return taken.map(({ number, issuedAt }) => ({
    number: advanceNumber(number),
    date: moscowDateOf(issuedAt),
  }))
}
