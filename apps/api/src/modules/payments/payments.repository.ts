import { randomUUID } from 'node:crypto'
import type { Currency, PaymentMethod, SettlementStatus } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'

/** What of a payment is meant for which order, in kopecks. */
export interface PlannedAllocation {
  readonly purchaseId: string
  readonly amount: bigint
}

/** A payment to write. */
export interface NewPayment {
  readonly personId: string
  readonly method: PaymentMethod
  readonly currency: Currency
  /** Minor units. */
  readonly amount: bigint
  readonly allocations: readonly PlannedAllocation[]
  /** Who begins it; null is the system itself. */
  readonly createdBy: string | null
  readonly at: Date
}

/** A payment, locked until the transaction ends. */
export interface LockedPayment {
  readonly id: string
  readonly personId: string
  readonly method: PaymentMethod
  readonly currency: Currency
  readonly amount: bigint
  readonly status: SettlementStatus
  /** Whether its person has sent a proof, so that its money may be on its way. */
  readonly isProven: boolean
  /** The earliest order first. */
  readonly allocations: readonly PlannedAllocation[]
}

/** Writes a payment with its allocations; answers its id. */
export async function insertPayment(
  trx: Trx,
  payment: NewPayment,
  status: SettlementStatus,
): Promise<string> {
  const { personId, method, currency, amount, allocations, createdBy, at } = payment
  const id = randomUUID()
  const settled = status === 'CONFIRMED' ? { settled_at: at, settled_by: createdBy } : {}
  await trx
    .insertInto('payments')
    .values({
      id,
      person_id: personId,
      method,
      currency,
      amount,
      status,
      created_at: at,
      created_by: createdBy,
      ...settled,
    })
    .execute()
  await insertAllocations(trx, id, allocations)
  return id
}

/** Writes what a payment is meant for. */
export async function insertAllocations(
  trx: Trx,
  paymentId: string,
  allocations: readonly PlannedAllocation[],
): Promise<void> {
  if (allocations.length === 0) return
  const rows = allocations.map(({ purchaseId, amount }) => ({
    payment_id: paymentId,
    purchase_id: purchaseId,
    amount,
  }))
  // In the order in which orders are locked everywhere.
  await trx
    .insertInto('payment_allocations')
    .values(rows.toSorted((a, b) => (a.purchase_id < b.purchase_id ? -1 : 1)))
    .execute()
}

/** Takes back what an open payment was meant for. */
export async function deleteAllocations(trx: Trx, paymentId: string): Promise<void> {
  await trx.deleteFrom('payment_allocations').where('payment_id', '=', paymentId).execute()
}

/** Locks a payment; undefined when there is none. */
export async function lockPayment(trx: Trx, id: string): Promise<LockedPayment | undefined> {
  const row = await trx
    .selectFrom('payments')
    .select(['id', 'person_id', 'method', 'currency', 'amount', 'status'])
    .select(sql<boolean>`proof IS NOT NULL`.as('isProven'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return undefined
  const allocations = await trx
    .selectFrom('payment_allocations')
    .innerJoin('purchases', 'purchases.id', 'payment_allocations.purchase_id')
    .select(['purchase_id', 'payment_allocations.amount'])
    .where('payment_id', '=', id)
    .orderBy('purchases.number')
    .execute()
  const { person_id: personId, ...payment } = row
  return {
    ...payment,
    personId,
    allocations: allocations.map(({ purchase_id: purchaseId, amount }) => ({ purchaseId, amount })),
  }
}
