import type { IsoDate } from '@flower-market/flower-domain'
import { sql, type RawBuilder } from 'kysely'
import { toRowNumber } from '../../platform/database/column-types.ts'
import { startOfDay } from '../../platform/database/moscow-days.ts'

/**
 * The place (`ordinal`) in an account of its first entry from the beginning of a day on, or of the day so many days later; null where there is none. What was begun
 * earlier may have been written later, so that all entries from that moment on are compared. OFFSET 0: in the index by time, never in that of places from the first on.
 */
function firstEntryFrom(accountId: string, day: IsoDate, daysLater: number): RawBuilder<unknown> {
  return sql`(SELECT min(later.ordinal) FROM (SELECT ordinal FROM postings
    WHERE account_id = ${toRowNumber(accountId)} AND moved_at >= ${startOfDay(day, daysLater)} OFFSET 0) AS later)`
}

const afterAllEntries = sql`9223372036854775807`

/** Holds for the entries of an account from the beginning of a day on. */
export function isFrom(accountId: string, day: IsoDate): RawBuilder<boolean> {
  return sql`ordinal >= ${firstEntryFrom(accountId, day, 0)}`
}

/** Holds for the entries of an account before the beginning of a day, or of the day so many days later; for all where there is none from then on. */
export function isBefore(accountId: string, day: IsoDate, daysLater = 0): RawBuilder<boolean> {
  return sql`ordinal < coalesce(${firstEntryFrom(accountId, day, daysLater)}, ${afterAllEntries})`
}
