import type { IsoDate } from '@flower-market/flower-domain'
import { sql, type RawBuilder } from 'kysely'

/** Days of Moscow, both included; without one, all of the time before or after. */
export interface Period {
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
}

/** The beginning of a day in Moscow. */
export function startOfDay(day: IsoDate, daysLater = 0): RawBuilder<Date> {
  return sql`(${day}::date + ${daysLater}::int)::timestamp AT TIME ZONE 'Europe/Moscow'`
}

/** What holds for the moments of a column that lie in a period; nothing for all of the time. */
export function duringPeriod(moment: RawBuilder<unknown>, { from, to }: Period): RawBuilder<unknown>[] {
  return [
    ...(from === undefined ? [] : [sql`${moment} >= ${startOfDay(from)}`]),
    ...(to === undefined ? [] : [sql`${moment} < ${startOfDay(to, 1)}`]),
  ]
}
