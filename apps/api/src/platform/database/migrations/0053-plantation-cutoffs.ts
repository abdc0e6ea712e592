import { sql, type Kysely } from 'kysely'

/**
 * Until when plantations take orders: their usual terms by their own clocks, and for each lot the moment itself, which a
 * plantation may set otherwise. Lots of the stock have none: the region's cut-off holds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      ALTER TABLE plantations
        ADD COLUMN time_zone text NOT NULL DEFAULT 'Europe/Moscow' CHECK (time_zone <> ''),
        ADD COLUMN cutoff_days_before integer NOT NULL DEFAULT 5
          CONSTRAINT plantations_cutoff_days_before CHECK (cutoff_days_before BETWEEN 1 AND 60),
        ADD COLUMN cutoff_minutes integer NOT NULL DEFAULT 720
          CONSTRAINT plantations_cutoff_minutes CHECK (cutoff_minutes BETWEEN 0 AND 1439);
      ALTER TABLE cards ADD COLUMN cutoff_at timestamptz,
        ADD CONSTRAINT cards_cutoff CHECK (cutoff_at IS NULL OR availability <> 'inStock');
    `)
    .execute(db)
}
