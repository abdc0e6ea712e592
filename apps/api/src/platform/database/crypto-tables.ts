import type { CryptoPaymentState, HeldReason, IsoDate } from '@flower-market/flower-domain'
import type { Generated } from 'kysely'

interface CryptoPayments {
  payment_id: string
  address: string
  /** Millionths of a USDT. */
  units: bigint
  /** Rubles for one USDT, times 10^8. */
  rate: bigint
  dollar_rate: bigint
  rate_date: IsoDate
  spread_bp: number
  expires_at: Date
  state: Generated<CryptoPaymentState>
  confirmations: Generated<number | null>
  is_open: Generated<boolean>
}

interface CryptoTransfers {
  id: Generated<bigint>
  network: 'TRC20'
  contract: string
  txid: string
  log_index: number
  token: string
  sender: string
  address: string
  units: bigint
  block_at: Date
  payment_id: string | null
  status: 'held' | 'credited' | 'returned'
  reason: HeldReason | null
  credited_payment_id: string | null
  settled_at: Generated<Date | null>
  settled_by: Generated<string | null>
  settled_reason: Generated<string | null>
}

interface CryptoReadings {
  address: string
  read_until: Date
}

interface SandboxTransfers {
  txid: string
  contract: string
  token: string
  sender: string
  address: string
  units: bigint
  block_at: Date
  confirmations: Generated<number>
  sent_at: Date
}

/** The tables of payments in USDT. */
export interface CryptoTables {
  crypto_payments: CryptoPayments
  crypto_transfers: CryptoTransfers
  crypto_readings: CryptoReadings
  sandbox_transfers: SandboxTransfers
}
