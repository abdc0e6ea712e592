import { lineCredits, money } from '@flower-market/flower-domain'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { transfer } from '../ledger/index.ts'
import { creditedAmount, markIfPaid, paidAmounts, requestReturnReceipt } from '../payments/index.ts'
import type { LockedOrder, PlacedLine } from './order-lines.repository.ts'

/** The lines of a locked order before and after a move. */
export interface LinesToCredit {
  readonly order: LockedOrder
  readonly before: readonly PlacedLine[]
  readonly after: readonly (PlacedLine & { readonly reason: string })[]
  readonly by: string | null
  readonly at: Date
  /** The claim that the credit is for. */
  readonly claimId?: string | null
}

/**
 * Credits the buyer, line by line, what was paid beyond what the order costs now; it may be paid by that. Answers the sum.
 * Throws the refusal of the ledger.
 */
export async function creditLines(
  trx: Trx,
  { order, before, after, by, at, claimId = null }: LinesToCredit,
): Promise<bigint> {
  const paid = (await paidAmounts(trx, [order.id])).get(order.id) ?? 0n
  const credited = await creditedAmount(trx, order.id)
  const credits = lineCredits({
    before,
    after,
    delivery: money(toMinor(order.deliveryCost), 'RUB'),
    paid: money(toMinor(paid), 'RUB'),
    credited: money(toMinor(credited), 'RUB'),
  })
  for (const [place, { minor }] of credits.entries()) {
    if (minor === 0) continue
    const { position, reason } = after[place] as (typeof after)[number]
    const amount = BigInt(minor)
    const moved = await transfer(trx, {
      kind: 'compensation',
      from: { system: 'sales' },
      to: { person: order.personId },
      amount,
      currency: 'RUB',
      createdBy: by,
      at,
    })
    if (!moved.ok) throw new ApiError(moved.reason)
    await trx
      .insertInto('purchase_credits')
      .values({
        purchase_id: order.id,
        position,
        movement_id: moved.movementId,
        amount,
        reason,
        at,
        claim_id: claimId,
      })
      .execute()
  }
  const sum = credits.reduce((all, { minor }) => all + minor, 0)
  if (sum > 0) await requestReturnReceipt(trx, { purchaseId: order.id, credited: sum, at })
  await markIfPaid(trx, order.id, at)
  return BigInt(sum)
}
