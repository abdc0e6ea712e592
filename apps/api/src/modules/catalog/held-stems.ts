import type { Database } from '../../platform/database/database.ts'

/** Stems by the code of their lot. */
export type StemsByCode = ReadonlyMap<string, number>

const heldStems = {
  name: 'held-stems-of-person',
  text: `SELECT code, sum(quantity)::int AS stems FROM holds JOIN hold_lines ON hold_id = holds.id
         WHERE status = 'held' AND (person_id = $1 OR expires_at <= $2) AND quantity > 0
         GROUP BY code ORDER BY code`,
}

/**
 * Stems that the lots lack and the person can have all the same: what is held for them, and what was held until now and is about
 * to be given back.
 */
export async function findHeldStems(database: Database, personId: string, now: Date): Promise<StemsByCode> {
  const rows = await database.query<{ code: string; stems: number }>(heldStems, [personId, now])
  return new Map(rows.map(({ code, stems }) => [code, stems]))
}

interface Stock {
  readonly code: string
  readonly stemsAvailable: number
}

/** Lots or cards with stems that are held beside those that are free. */
export function withHeldStems<S extends Stock>(stock: S[], held: StemsByCode): S[] {
  if (held.size === 0) return stock
  return stock.map((one) => {
    const stems = held.get(one.code)
    return stems === undefined ? one : { ...one, stemsAvailable: one.stemsAvailable + stems }
  })
}

/** Tells apart price lists that show held stems; empty for those of most people, who hold none. */
export function heldStemsKey(held: StemsByCode): string {
  return [...held].map(([code, stems]) => `|${code}=${stems}`).join('')
}
