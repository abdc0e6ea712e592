import { coverDues, money, moveSettlement, type PaymentMethod } from '@flower-market/flower-domain'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { openAccount, transfer } from '../ledger/index.ts'
import { notifyOfMoney } from './notify-of-money.ts'
import { recordAdvance } from './advances/record-advance.ts'
import { requestReceipt } from './fiscal/request-receipt.ts'
import { cancelInvoice, issueInvoice } from './invoices.repository.ts'
import { lockDues } from './order-dues.ts'
import { payOrders } from './pay-orders.ts'
import {
  deleteAllocations,
  insertAllocations,
  insertPayment,
  lockPayment,
  type LockedPayment,
  type NewPayment,
  type PlannedAllocation,
} from './payments.repository.ts'

/** Who settles a payment, and when; `by` is null for the system itself. */
export interface Settlement {
  readonly id: string
  readonly by: string | null
  readonly at: Date
}

/** Begins a payment whose money is still to come, with its invoice where it is paid by one. A submitted one waits for its money. Answers its id. */
export async function openPayment(
  trx: Trx,
  payment: NewPayment,
  status: 'INITIAL' | 'IN_PROCESSED',
): Promise<string> {
  const { method, amount, at } = payment
  if (method === 'BALANCE') throw new RangeError('A payment from the balance is made at once.')
  const paymentId = await insertPayment(trx, payment, status)
  if (method === 'CHECK') await issueInvoice(trx, { paymentId, amount, at })
  return paymentId
}

/**
 * Pays what is due for orders from a person's balance, all or nothing. Throws `not-found` for an order that is not there,
 * and the refusal of the ledger; answers how much was paid, in kopecks, 0 when nothing was due.
 */
export async function payFromBalance(
  trx: Trx,
  {
    personId,
    purchaseIds,
    by,
    at,
  }: { personId: string; purchaseIds: readonly string[]; by: string | null; at: Date },
): Promise<bigint> {
  const dues = await lockDues(trx, purchaseIds)
  const allocations = purchaseIds.map((purchaseId): PlannedAllocation => {
    const order = dues.get(purchaseId)
    if (order === undefined) throw new ApiError('not-found')
    return { purchaseId, amount: order.due }
  })
  const due = allocations.filter(({ amount }) => amount > 0n)
  const amount = due.reduce((sum, allocation) => sum + allocation.amount, 0n)
  if (amount === 0n) return 0n
  const payment = {
    personId,
    method: 'BALANCE',
    currency: 'RUB',
    amount,
    allocations: due,
    createdBy: by,
    at,
  } as const
  const paymentId = await insertPayment(trx, payment, 'CONFIRMED')
  const refusal = await payOrders(trx, { paymentId, personId, allocations: due, by, at })
  if (refusal !== null) throw new ApiError(refusal)
  return amount
}

/** Pays for an order that is just placed: at once from the balance, or by a payment that waits for its money. */
export async function payForNewOrder(
  trx: Trx,
  order: { purchaseId: string; personId: string; method: PaymentMethod; total: bigint; at: Date },
): Promise<void> {
  const { purchaseId, personId, method, total, at } = order
  if (method === 'BALANCE') {
    await payFromBalance(trx, { personId, purchaseIds: [purchaseId], by: personId, at })
    return
  }
  const allocations = [{ purchaseId, amount: total }]
  const payment = {
    personId,
    method,
    currency: 'RUB',
    amount: total,
    allocations,
    createdBy: personId,
    at,
  } as const
  await openPayment(trx, payment, 'IN_PROCESSED')
}

/** The open payment with an id. Throws `not-found`, and an error when it is settled. */
async function lockOpen(trx: Trx, id: string): Promise<LockedPayment> {
  const payment = await lockPayment(trx, id)
  if (payment === undefined) throw new ApiError('not-found')
  if (payment.status === 'CONFIRMED' || payment.status === 'REJECTED') {
    throw new Error(`A payment that is ${payment.status} does not change.`)
  }
  return payment
}

/**
 * Changes the method or the amount of a payment that is not settled; the earliest orders are paid first from less. What asked
 * for the former sum is canceled: an invoice that was sent out never changes.
 */
export async function changePayment(
  trx: Trx,
  id: string,
  changes: {
    readonly method?: Exclude<PaymentMethod, 'BALANCE'>
    readonly amount?: bigint
    readonly at: Date
  },
): Promise<void> {
  const payment = await lockOpen(trx, id)
  const { method = payment.method, amount = payment.amount, at } = changes
  await resizePayment(trx, payment, { method, amount })
  if (method === payment.method && amount === payment.amount) return
  await cancelInvoice(trx, id, at)
  if (method === 'CHECK') await issueInvoice(trx, { paymentId: id, amount, at })
}

/**
 * Makes an open payment's amount what has come for it, more or less than was asked for; its invoice stays as it was sent out.
 * Throws `not-found`, and an error when the payment is settled.
 */
export async function receiveAmount(trx: Trx, id: string, amount: bigint): Promise<void> {
  const payment = await lockOpen(trx, id)
  if (payment.amount !== amount) await resizePayment(trx, payment, { method: payment.method, amount })
}

async function resizePayment(
  trx: Trx,
  { id, allocations }: LockedPayment,
  { method, amount }: { method: PaymentMethod; amount: bigint },
): Promise<void> {
  await deleteAllocations(trx, id)
  await trx.updateTable('payments').set({ method, amount }).where('id', '=', id).execute()
  await insertAllocations(trx, id, fitAllocations(allocations, amount))
}

/** What is left of allocations when the amount is less than they need. */
export function fitAllocations(
  allocations: readonly PlannedAllocation[],
  amount: bigint,
): PlannedAllocation[] {
  const { parts } = coverDues(
    money(toMinor(amount), 'RUB'),
    allocations.map((allocation) => money(toMinor(allocation.amount), 'RUB')),
  )
  return allocations.flatMap(({ purchaseId }, place) => {
    const part = BigInt(parts[place]?.minor ?? 0)
    return part > 0n ? [{ purchaseId, amount: part }] : []
  })
}

/** Submits a payment that was begun; a repeat changes nothing but the proof, where it brings one. Throws `not-found`. */
export async function submitPayment(trx: Trx, id: string, proof: object | null): Promise<void> {
  const payment = await lockPayment(trx, id)
  if (payment === undefined) throw new ApiError('not-found')
  const step = moveSettlement(payment.status, 'IN_PROCESSED')
  if (!step.ok) throw new Error(`A payment that is ${payment.status} cannot be submitted.`)
  if (!step.isChanged && proof === null) return
  const values = { status: step.status, ...(proof !== null && { proof: JSON.stringify(proof) }) }
  await trx.updateTable('payments').set(values).where('id', '=', id).execute()
}

/**
 * Confirms that a payment's money has come: it is credited to the payer, pays the orders that it is meant for, and what
 * they do not need stays on the balance. A repeat changes nothing. Throws `not-found`, `account-frozen`, and an error
 * where the payment cannot be confirmed.
 */
export async function confirmPayment(trx: Trx, { id, by, at }: Settlement): Promise<void> {
  const payment = await lockPayment(trx, id)
  if (payment === undefined) throw new ApiError('not-found')
  const step = moveSettlement(payment.status, 'CONFIRMED')
  if (!step.ok) throw new Error(`A payment that is ${payment.status} cannot be confirmed.`)
  if (!step.isChanged) return
  const { personId, amount, currency, allocations } = payment
  // Orders are locked before accounts, as everywhere.
  await lockDues(
    trx,
    allocations.map(({ purchaseId }) => purchaseId),
  )
  // Money that has come is credited, also to somebody who never had an account in its currency.
  await openAccount(trx, { person: personId }, currency)
  const credited = await transfer(trx, {
    kind: 'top-up',
    from: { system: 'funding' },
    to: { person: personId },
    amount,
    currency,
    createdBy: by,
    at,
  })
  if (!credited.ok) throw new ApiError(credited.reason)
  await trx
    .updateTable('payments')
    .set({ status: 'CONFIRMED', settled_at: at, settled_by: by, movement_id: credited.movementId })
    .where('id', '=', id)
    .execute()
  const refusal = await payOrders(trx, { paymentId: id, personId, allocations, by, at })
  if (refusal !== null) throw new ApiError(refusal)
  await requestReceipt(trx, { paymentId: id, method: payment.method, amount, at })
  await recordAdvance(trx, { paymentId: id, personId, currency, amount, at })
  await notifyOfMoney(trx, payment, at)
}

/** Rejects a payment whose money did not come, or was not right. A repeat changes nothing. Throws `not-found`. */
export async function rejectPayment(
  trx: Trx,
  { id, by, at, reason }: Settlement & { reason: string },
): Promise<void> {
  const payment = await lockPayment(trx, id)
  if (payment === undefined) throw new ApiError('not-found')
  const step = moveSettlement(payment.status, 'REJECTED')
  if (!step.ok) throw new Error(`A payment that is ${payment.status} cannot be rejected.`)
  if (!step.isChanged) return
  await trx
    .updateTable('payments')
    .set({ status: step.status, settled_at: at, settled_by: by, reason })
    .where('id', '=', id)
    .execute()
}
