import type { CallOutput } from '@flower-market/api-client/contract'
import type { Currency, IsoDate, MovementKind, ReservationStatus } from '@flower-market/flower-domain'
import type { ColumnType, Generated } from 'kysely'
import type { ByDatabase } from './identity-tables.ts'
import type { SystemAccount } from './system-account.ts'

interface LedgerAccounts {
  id: ByDatabase<bigint>
  owner_id: string | null
  system_name: SystemAccount | null
  currency: Currency
  /** Null for an account of the operator, whose balance is derived. */
  balance: ByDatabase<bigint | null>
  reserved: ByDatabase<bigint>
  postings_count: ByDatabase<bigint>
  operations_count: ByDatabase<bigint>
  /** Operations that no other account of the person had a posting of before. */
  operations_begun: ByDatabase<bigint>
  name: Generated<string | null>
  is_default: Generated<boolean>
  frozen_at: Generated<Date | null>
}

interface Movements {
  id: string
  kind: MovementKind
  at: Generated<Date>
  created_by: string | null
  corrects: string | null
}

/** Why staff have moved money by hand. */
interface MovementReasons {
  movement_id: string
  reason: string
}

interface Postings {
  id: ByDatabase<bigint>
  movement_id: string
  account_id: bigint
  amount: bigint
  currency: ByDatabase<Currency>
  /** Null, as are the balances, in an account of the operator. */
  ordinal: ByDatabase<bigint | null>
  balance_before: ByDatabase<bigint | null>
  balance_after: ByDatabase<bigint | null>
  /** Which operation of its account it begins; null where it is a further posting of one. */
  operation_ordinal: ByDatabase<bigint | null>
  /** Whether it is the first of its person in the operation. */
  begins_operation: ByDatabase<boolean>
  /** The first posting of its person in the movement; null, as what follows, in an account of the operator. */
  operation_id: ByDatabase<bigint | null>
  /** The movement's own, where an index of a person's postings finds them. */
  movement_kind: ByDatabase<MovementKind | null>
  moved_at: ByDatabase<Date | null>
}

interface BalanceCheckpoints {
  account_id: bigint
  balance: bigint
  at: Generated<Date>
}

interface UncountedPostings {
  posting_id: bigint
  account_id: bigint
  amount: bigint
}

interface Reservations {
  id: string
  account_id: bigint
  amount: bigint
  status: Generated<ReservationStatus>
  reason: string
  created_at: Generated<Date>
  expires_at: Date | null
  ended_at: Generated<Date | null>
  movement_id: Generated<string | null>
}

/** One row, once the balances have been proven. */
interface LedgerProofs {
  is_last: Generated<true>
  proven_at: Date
}

interface DayClosings {
  day: IsoDate
  closed_at: Date
  closed_by: string
  /** Written as JSON. */
  figures: ColumnType<CallOutput<'dayClosing'>['figures'], string, never>
}

/** The tables of the ledger. */
export interface LedgerTables {
  ledger_accounts: LedgerAccounts
  movements: Movements
  movement_reasons: MovementReasons
  postings: Postings
  balance_checkpoints: BalanceCheckpoints
  uncounted_postings: UncountedPostings
  reservations: Reservations
  day_closings: DayClosings
  ledger_proofs: LedgerProofs
}
