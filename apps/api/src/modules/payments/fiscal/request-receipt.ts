import { randomUUID } from 'node:crypto'
import {
  fiscalMethods,
  offsetAmount,
  returnedAmount,
  type FiscalReceiptKind,
  type PaymentMethod,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../../platform/database/column-types.ts'
import type { Trx } from '../../../platform/database/database.ts'

function isFiscal(method: PaymentMethod): boolean {
  return (fiscalMethods as readonly PaymentMethod[]).includes(method)
}

interface NewReceipt {
  readonly kind: FiscalReceiptKind
  readonly amount: bigint
  readonly at: Date
  readonly cause: {
    readonly payment_id?: string
    readonly purchase_id?: string
    readonly card_refund_id?: string
  }
}

async function insertReceipt(trx: Trx, { kind, amount, at, cause }: NewReceipt): Promise<void> {
  await trx
    .insertInto('fiscal_receipts')
    .values({
      id: randomUUID(),
      kind,
      payment_id: null,
      ...cause,
      amount,
      status: 'waiting',
      created_at: at,
      next_at: at,
    })
    .execute()
}

/** What is not offset yet is counted by one transaction at a time. */
async function lockPrepayments(trx: Trx, personId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`fiscal:${personId}`}, 0))`.execute(trx)
}

/** The same for whoever an order is of; answers who that is. */
async function lockPrepaymentsOf(trx: Trx, purchaseId: string): Promise<string> {
  const { person_id: personId } = await trx
    .selectFrom('purchases')
    .select('person_id')
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow()
  await lockPrepayments(trx, personId)
  return personId
}

/** What of a person's prepayments has a receipt, and neither went back nor was offset by goods; kopecks. They are locked already. */
async function prepaymentsOf(trx: Trx, personId: string): Promise<number> {
  const { rows } = await sql<{ amount: bigint }>`
    SELECT coalesce(sum(CASE WHEN kind IN ('sale', 'return') THEN amount ELSE -amount END), 0)::bigint AS amount FROM (
      SELECT fiscal_receipts.kind, fiscal_receipts.amount
      FROM payments JOIN fiscal_receipts ON payment_id = payments.id WHERE person_id = ${personId}
      UNION ALL
      SELECT fiscal_receipts.kind, fiscal_receipts.amount
      FROM purchases JOIN fiscal_receipts ON purchase_id = purchases.id WHERE person_id = ${personId}) AS receipts`.execute(
    trx,
  )
  return toMinor(rows[0]?.amount ?? 0n)
}

/**
 * How much of a payment with a receipt may go back to its card, kopecks: what was offset by goods that its person has is no prepayment
 * any more, and money that came by bank is not paid out to a card. Without bounds where the payment is older than receipts.
 */
export async function refundablePrepayments(
  trx: Trx,
  { paymentId, personId }: { readonly paymentId: string; readonly personId: string },
): Promise<number> {
  await lockPrepayments(trx, personId)
  const { rows } = await sql<{ waiting: bigint }>`SELECT
      (SELECT coalesce(sum(card_refunds.amount), 0)::bigint FROM card_refunds JOIN payments ON payments.id = payment_id
        WHERE person_id = ${personId} AND card_refunds.status = 'waiting') AS waiting
    FROM fiscal_receipts WHERE payment_id = ${paymentId} AND kind = 'sale'`.execute(trx)
  const [receipt] = rows
  if (receipt === undefined) return Number.POSITIVE_INFINITY
  return Math.max(0, (await prepaymentsOf(trx, personId)) - toMinor(receipt.waiting))
}

/** Money that came in. */
export interface ReceivedMoney {
  readonly paymentId: string
  readonly method: PaymentMethod
  readonly amount: bigint
  readonly at: Date
}

/** Has a receipt made for money that came in, where its method asks for one; of one payment once. */
export async function requestReceipt(trx: Trx, money: ReceivedMoney): Promise<void> {
  const { paymentId, method, amount, at } = money
  if (isFiscal(method))
    await insertReceipt(trx, { kind: 'sale', amount, at, cause: { payment_id: paymentId } })
}

/** Has a receipt made for money that went back to a card; of one refund once. */
export async function requestRefundReceipt(
  trx: Trx,
  refund: Omit<ReceivedMoney, 'method'> & { readonly cardRefundId: string; readonly personId: string },
): Promise<void> {
  const { paymentId, cardRefundId, personId, amount, at } = refund
  await lockPrepayments(trx, personId)
  const cause = { payment_id: paymentId, card_refund_id: cardRefundId }
  await insertReceipt(trx, { kind: 'refund', amount, at, cause })
}

/**
 * Has a receipt made that offsets what was paid by card or in cash for an order that is handed over; of one order once, and none where
 * nothing was. The order is locked already.
 */
export async function requestOffset(trx: Trx, purchaseId: string, at: Date): Promise<void> {
  const personId = await lockPrepaymentsOf(trx, purchaseId)
  const { rows } = await sql<Record<'byReceipt' | 'fromBalance' | 'net', bigint>>`
    SELECT coalesce(sum(paid) FILTER (WHERE method = ANY(${[...fiscalMethods]})), 0)::bigint AS "byReceipt",
      coalesce(sum(paid) FILTER (WHERE method = 'BALANCE'), 0)::bigint AS "fromBalance",
      (coalesce(sum(paid), 0) - (SELECT coalesce(sum(amount), 0) FROM purchase_credits
        WHERE purchase_id = ${purchaseId}))::bigint AS net
    FROM payment_allocations JOIN payments ON payments.id = payment_id
    WHERE purchase_id = ${purchaseId}`.execute(trx)
  const [{ byReceipt, fromBalance, net }] = rows as [(typeof rows)[number]]
  const amount = offsetAmount({
    byReceipt: toMinor(byReceipt),
    fromBalance: toMinor(fromBalance),
    net: toMinor(net),
    notOffset: await prepaymentsOf(trx, personId),
  })
  if (amount === 0) return
  const cause = { purchase_id: purchaseId }
  await insertReceipt(trx, { kind: 'offset', amount: BigInt(amount), at, cause })
}

/**
 * Has a receipt made for goods that came back, or are charged no more, after they were handed over: what was offset for them is a
 * prepayment again. None where nothing was offset. The order is locked already; `credited` is what its buyer is credited now.
 */
export async function requestReturnReceipt(
  trx: Trx,
  { purchaseId, credited, at }: { readonly purchaseId: string; readonly credited: number; readonly at: Date },
): Promise<void> {
  await lockPrepaymentsOf(trx, purchaseId)
  const { rows } = await sql<Record<'offset', bigint>>`
    SELECT coalesce(sum(CASE kind WHEN 'offset' THEN amount ELSE -amount END), 0)::bigint AS offset
    FROM fiscal_receipts WHERE purchase_id = ${purchaseId}`.execute(trx)
  const amount = returnedAmount({ offset: toMinor(rows[0]?.offset ?? 0n), credited })
  if (amount === 0) return
  const cause = { purchase_id: purchaseId }
  await insertReceipt(trx, { kind: 'return', amount: BigInt(amount), at, cause })
}
