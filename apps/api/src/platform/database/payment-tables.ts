import type { Currency, PaymentMethod, SettlementStatus } from '@flower-market/flower-domain'
import type { Generated } from 'kysely'

interface Payments {
  id: string
  number: Generated<number>
  person_id: string
  method: PaymentMethod
  currency: Currency
  amount: bigint
  status: SettlementStatus
  /** What proves it, as its method has it. */
  proof: Generated<unknown>
  created_at: Date
  created_by: string | null
  settled_at: Generated<Date | null>
  settled_by: Generated<string | null>
  /** Why it was rejected. */
  reason: Generated<string | null>
  /** What credited it to the payer's account; null for one from the balance. */
  movement_id: Generated<string | null>
}

interface PaymentAllocations {
  payment_id: string
  purchase_id: string
  amount: bigint
  paid: Generated<bigint>
  movement_id: Generated<string | null>
  refunded_by: Generated<string | null>
}

/** The tables of payments. */
export interface PaymentTables {
  payments: Payments
  payment_allocations: PaymentAllocations
}
