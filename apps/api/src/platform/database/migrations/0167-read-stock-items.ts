import { sql, type Kysely } from 'kysely'

/** The lot that a flower of the stock system was read as; what differs from the lots on sale waits for staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db)
}

const columns = `
  ALTER TABLE stock_items
    ADD COLUMN lot jsonb,
    ADD CONSTRAINT stock_items_lot CHECK (lot IS NULL OR problem IS NULL);
  UPDATE stock_items SET lot = to_jsonb(cards) FROM cards WHERE cards.code = stock_items.code AND problem IS NULL;
`
