import { sql, type RawBuilder } from 'kysely'

/** Microseconds since 1970, as exactly as the database stores a moment. */
export function microsecondsOf(moment: RawBuilder<unknown>): RawBuilder<bigint> {
  return sql`(extract(epoch FROM ${moment}) * 1000000)::bigint`
}

/** The moment so many microseconds after the beginning of 1970. */
export function momentOf(microseconds: bigint): RawBuilder<Date> {
  return sql`('epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond')`
}
