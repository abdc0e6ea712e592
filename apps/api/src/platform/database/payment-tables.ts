import type {
  BankStatementFormat,
  CardAttemptStatus,
  CardRefundStatus,
  Currency,
  FiscalItem,
  FiscalReceiptKind,
  FiscalReceiptStatus,
  IsoDate,
  Locale,
  PaymentMethod,
  SettlementStatus,
} from '@flower-market/flower-domain'
import type { ColumnType, Generated } from 'kysely'
import type { ByDatabase } from './identity-tables.ts'

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
  /** The first posting of the payer in that movement. */
  operation_id: ByDatabase<bigint | null>
}

interface PaymentAllocations {
  payment_id: string
  purchase_id: string
  amount: bigint
  paid: Generated<bigint>
  movement_id: Generated<string | null>
  refunded_by: Generated<string | null>
}

interface DocumentNumbers {
  kind: 'invoice'
  last: number
}

interface Invoices {
  /** Drawn by the database, without gaps. */
  number: ByDatabase<number>
  payment_id: string
  amount: bigint
  issued_at: Date
  canceled_at: Generated<Date | null>
  file_id: Generated<string | null>
}

interface BankStatements {
  id: string
  format: BankStatementFormat
  file_hash: Buffer
  account: string
  imported_at: Date
  imported_by: string
}

interface BankTransfers {
  id: string
  /** What it is recognized by in the next file. */
  key: string
  number: string
  date: IsoDate
  amount: bigint
  payer_name: string
  payer_inn: string
  payer_account: string
  purpose: string
  payment_id: Generated<string | null>
  credited_at: Generated<Date | null>
  credited_by: Generated<string | null>
  /** Why it was credited to a person, or to an invoice that it did not match. */
  credit_reason: Generated<string | null>
  excluded_at: Generated<Date | null>
  excluded_by: Generated<string | null>
  excluded_reason: Generated<string | null>
}

interface BankStatementTransfers {
  statement_id: string
  place: number
  transfer_id: string
}

interface Rates {
  date: IsoDate
  currency: Exclude<Currency, 'RUB'>
  /** Rubles for one unit, times 10^8. */
  rate: bigint
  read_at: Date
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
  recipient_id: Generated<string | null>
}

interface CardAttempts {
  id: string
  payment_id: string
  provider: string
  amount: bigint
  locale: Locale
  status: CardAttemptStatus
  reference: Generated<string | null>
  url: Generated<string | null>
  created_at: Date
  expires_at: Date
  ended_at: Generated<Date | null>
  received: Generated<bigint | null>
  /** When the acquirer was asked about it last. */
  asked_at: Generated<Date | null>
}

interface CardRefunds {
  id: string
  payment_id: string
  attempt_id: string
  amount: bigint
  reason: string
  status: CardRefundStatus
  created_at: Date
  created_by: string
  reservation_id: string
  movement_id: Generated<string | null>
  attempts: Generated<number>
  next_at: Date
  error: Generated<string | null>
  settled_at: Generated<Date | null>
}

interface FiscalReceipts {
  id: string
  kind: FiscalReceiptKind
  /** Null where it offsets what was paid for an order. */
  payment_id: string | null
  purchase_id: Generated<string | null>
  card_refund_id: Generated<string | null>
  amount: bigint
  status: FiscalReceiptStatus
  created_at: Date
  /** Written as JSON. */
  items: ColumnType<readonly FiscalItem[] | null, string | null | undefined, string>
  provider: Generated<string | null>
  reference: Generated<string | null>
  attempts: Generated<number>
  next_at: Date
  error: Generated<string | null>
  registered_at: Generated<Date | null>
  fiscal_drive: Generated<string | null>
  fiscal_document: Generated<string | null>
  fiscal_sign: Generated<string | null>
  url: Generated<string | null>
}

/** The tables of payments and exchanges. */
export interface PaymentTables {
  rates: Rates
  quotes: Quotes
  payments: Payments
  payment_allocations: PaymentAllocations
  card_attempts: CardAttempts
  card_refunds: CardRefunds
  fiscal_receipts: FiscalReceipts
  invoices: Invoices
  document_numbers: DocumentNumbers
  bank_statements: BankStatements
  bank_transfers: BankTransfers
  bank_statement_transfers: BankStatementTransfers
}
