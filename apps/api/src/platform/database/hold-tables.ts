import type { HoldStatus, IsoDate } from '@flower-market/flower-domain'
import type { Generated } from 'kysely'

interface Holds {
  id: string
  person_id: string
  delivery_date: IsoDate
  status: HoldStatus
  /** Kopecks. */
  amount: bigint
  started_at: Date
  expires_at: Date
  ended_at: Generated<Date | null>
}

interface HoldLines {
  hold_id: string
  code: string
  quantity: number
}

/** The tables of held stems. */
export interface HoldTables {
  holds: Holds
  hold_lines: HoldLines
}
