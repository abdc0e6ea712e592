import type {
  AskedKind,
  AuditAction,
  AuditSubject,
  AuditValue,
  Currency,
  WatchedKind,
} from '@flower-market/flower-domain'
import type { ColumnType } from 'kysely'
import type { ByDatabase } from './identity-tables.ts'

/** Read as fields, written as their text. */
type Fields = ColumnType<Readonly<Record<string, AuditValue>>, string, never>

interface AuditEntries {
  id: ByDatabase<bigint>
  at: Date
  /** Null for a command of the operator on the server. */
  actor_id: string | null
  action: AuditAction
  subject_kind: AuditSubject
  subject_id: string
  person_id: string | null
  session_id: string | null
  address: string | null
  user_agent: string | null
  reason: string
  /** Minor units. */
  effect: bigint | null
  currency: Currency | null
  before: Fields
  after: Fields
}

interface DeskWatches {
  kind: WatchedKind
  item: string
  person_id: string
  is_taken: boolean
  seen_at: Date
}

/** What staff ask people about (see `modules/questions`). */
interface DeskQuestions {
  id: string
  kind: AskedKind
  item: string
  person_id: string
  text: string
  asked_at: Date
  asked_by: string
  answer: string | null
  answered_at: Date | null
}

interface OrderViews {
  person_id: string
  name: string
  query: string
  saved_at: Date
}

/**
 * The tables of what staff have done (see `modules/audit`), have open (see `modules/desk`), and keep of the list of
 * orders (see `modules/staff-orders`).
 */
export interface AuditTables {
  audit_entries: AuditEntries
  desk_questions: DeskQuestions
  desk_watches: DeskWatches
  order_views: OrderViews
}
