import { sql, type Kysely } from 'kysely'

/** Until when an order that is not paid keeps its stock, and why an order was canceled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db)
  await sql.raw(ordersOfBefore).execute(db)
  // Whatever the next migration changes, no check of these rows is pending.
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(db)
  await sql`SET CONSTRAINTS ALL DEFERRED`.execute(db)
}

const columns = `
  ALTER TABLE purchases ADD COLUMN pay_until timestamptz;
  ALTER TABLE purchases ADD COLUMN cancel_cause text
    CONSTRAINT purchases_cancel_cause CHECK (cancel_cause IN ('unpaid', 'staff'));
  ALTER TABLE purchases ADD COLUMN cancel_reason text NOT NULL DEFAULT '';
  ALTER TABLE purchases ADD CONSTRAINT purchases_cancel_cause_of_canceled
    CHECK (cancel_cause IS NULL OR status = 'canceled');
  CREATE INDEX purchases_to_pay ON purchases (pay_until) WHERE status = 'new' AND payment_status = 'wait_paid';
  CREATE INDEX purchases_unpaid ON purchases (person_id) WHERE payment_status = 'wait_paid' AND status <> 'canceled';
`

/** Nobody was told a time then: until the cut-off, and a day from now at the least. */
const ordersOfBefore = `
  UPDATE purchases SET pay_until = greatest(
      ((delivery_date - cutoff_days_before)::timestamp + make_interval(mins => cutoff_minutes)) AT TIME ZONE time_zone,
      now() + interval '1 day')
    FROM regions
    WHERE regions.id = region_id AND status = 'new' AND payment_status = 'wait_paid';
`
