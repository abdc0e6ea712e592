import type { Currency, IsoDate, PaymentMethod, SettlementStatus } from '@flower-market/flower-domain'
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

interface Rates {
  date: IsoDate
  currency: Exclude<Currency, 'RUB'>
  /** Rubles for one unit, times 10^8. */
  rate: bigint
  read_at: Date
}

interface ExchangeTermsRows {
  valid_from: IsoDate
  spread_bp: number
  commission_bp: number
}

interface Quotes {
  id: string
  person_id: string
  source: Currency
  target: Currency
  total: bigint
  commission: bigint
  converted: bigint
  received: bigint
  rate: bigint
  rate_base: Currency
  rate_date: IsoDate
  spread_bp: number
  commission_bp: number
  created_at: Date
  expires_at: Date
  movement_id: Generated<string | null>
}

/** The tables of payments and exchanges. */
export interface PaymentTables {
  rates: Rates
  exchange_terms: ExchangeTermsRows
  quotes: Quotes
  payments: Payments
  payment_allocations: PaymentAllocations
}
