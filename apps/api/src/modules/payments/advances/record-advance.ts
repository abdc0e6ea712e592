import type { Currency } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/database.ts'
import { settingAt } from '../../settings/index.ts'

interface ConfirmedPayment {
  readonly paymentId: string
  readonly personId: string
  readonly currency: Currency
  readonly amount: bigint
  readonly at: Date
}

/**
 * Records what of a confirmed payment stays on the balance as an advance, where it is in rubles and value-added tax is charged. What
 * pays an order at once is named by the order's own documents (line 5).
 */
export async function recordAdvance(trx: Trx, payment: ConfirmedPayment): Promise<void> {
  const { paymentId, personId, currency, amount, at } = payment
  if (currency !== 'RUB') return
  const vatBp = await settingAt(trx, 'vatBp', at)
  if (vatBp === null) return
  await sql`
    INSERT INTO advances (payment_id, person_id, amount, vat_bp, at)
      SELECT ${paymentId}, ${personId}, stays, ${vatBp}::integer, ${at}
      FROM (SELECT ${amount}::bigint - coalesce(sum(paid), 0)::bigint AS stays
        FROM payment_allocations WHERE payment_id = ${paymentId}) AS payment
      WHERE stays > 0`.execute(trx)
}
