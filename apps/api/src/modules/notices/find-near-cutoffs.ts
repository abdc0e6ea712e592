import { addDays, cutoffFor, cutoffNearMs, moscowDateOf, type IsoDate } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Platform } from '../../platform/platform.ts'
import { findPricingTerms } from '../regions/index.ts'
import { notify } from './notify.ts'

/** Cut-offs are at most days before a delivery. */
const daysAhead = 25

interface FilledDay {
  readonly personId: string
  readonly date: IsoDate
  /** The earliest cut-off of a plantation's own that is still to come; null where no lot has one. */
  readonly ownCutoff: Date | null
  /** Some of its lots close with the region. */
  readonly hasRegionCutoff: boolean
}

/** The days that people have something on sale for in their own carts. */
async function filledDays({ database }: Pick<Platform, 'database'>, now: Date): Promise<FilledDay[]> {
  const today = moscowDateOf(now)
  const { rows } = await sql<FilledDay>`
    SELECT person_id AS "personId", cart_lines.delivery_date AS date,
      min(cutoff_at) FILTER (WHERE cutoff_at > ${now}) AS "ownCutoff", bool_or(cutoff_at IS NULL) AS "hasRegionCutoff"
    FROM cart_lines JOIN cards USING (code) JOIN people ON people.id = person_id
    WHERE person_id = buyer_id AND quantity > 0 AND cards.delivery_date = cart_lines.delivery_date
      AND cart_lines.delivery_date BETWEEN ${today} AND ${addDays(today, daysAhead)} AND erased_at IS NULL
    GROUP BY person_id, cart_lines.delivery_date ORDER BY person_id, cart_lines.delivery_date`.execute(
    database.kysely,
  )
  return rows
}

/** Notifies whoever has a filled cart for a day that closes within two hours, once for each cut-off. */
export async function notifyOfCutoffs({
  database,
  events,
  now,
}: Pick<Platform, 'database' | 'events' | 'now'>): Promise<void> {
  const at = now()
  for (const { personId, date, ownCutoff, hasRegionCutoff } of await filledDays({ database }, at)) {
    const { region } = await findPricingTerms(database, personId)
    const cutoffs = [ownCutoff, hasRegionCutoff ? cutoffFor(date, region) : null]
    for (const until of cutoffs) {
      if (until === null || until <= at || until.getTime() - at.getTime() > cutoffNearMs) continue
      const moment = until.toISOString()
      await events.transaction((trx) =>
        notify(trx, {
          personId,
          about: { kind: 'cutoff-near', date, until: moment },
          cause: `cutoff ${date} ${moment}`,
          at,
          until,
        }),
      )
    }
  }
}
