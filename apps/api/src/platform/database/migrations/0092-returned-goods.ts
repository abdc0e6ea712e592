import { sql, type Kysely } from 'kysely'

/** The receipts of goods that come back, or are charged no more, after they were handed over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(receipts).execute(db)
  await sql.raw(guard).execute(db)
}

const receipts = `
  ALTER TABLE fiscal_receipts
    DROP CONSTRAINT fiscal_receipts_kind,
    ADD CONSTRAINT fiscal_receipts_kind CHECK (kind IN ('sale', 'refund', 'offset', 'return')),
    DROP CONSTRAINT fiscal_receipts_cause,
    ADD CONSTRAINT fiscal_receipts_cause CHECK (CASE WHEN kind IN ('offset', 'return')
      THEN purchase_id IS NOT NULL AND payment_id IS NULL
      ELSE payment_id IS NOT NULL AND purchase_id IS NULL END);
  CREATE INDEX fiscal_receipts_by_purchase ON fiscal_receipts (purchase_id) WHERE purchase_id IS NOT NULL;
`

const guard = `
  CREATE FUNCTION guard_returned_goods() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- Whoever returns goods of the same order waits here, and is checked with what the first returns.
    PERFORM FROM purchases WHERE id = NEW.purchase_id FOR UPDATE;
    IF NEW.amount + (SELECT coalesce(sum(amount), 0) FROM fiscal_receipts
        WHERE purchase_id = NEW.purchase_id AND kind = 'return')
      > (SELECT coalesce(sum(amount), 0) FROM fiscal_receipts WHERE purchase_id = NEW.purchase_id AND kind = 'offset')
    THEN
      RAISE EXCEPTION 'no more comes back than was offset'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'fiscal_receipts_within_offset';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER fiscal_receipts_return_guard BEFORE INSERT ON fiscal_receipts
    FOR EACH ROW WHEN (NEW.kind = 'return') EXECUTE FUNCTION guard_returned_goods();
`
