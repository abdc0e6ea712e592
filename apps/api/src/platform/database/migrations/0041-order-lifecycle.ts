import { sql, type Kysely } from 'kysely'

/**
 * How far the lines of an order have come, who moved it and why; its kind, its plantations, and for how long these take
 * claims. Quantities in stems.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Checks that an earlier migration left pending would refuse changes of the tables.
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(db)
  await sql`SET CONSTRAINTS ALL DEFERRED`.execute(db)
  await sql.raw(orders).execute(db)
  await sql.raw(lines).execute(db)
  await sql.raw(credits).execute(db)
  await sql.raw(events).execute(db)
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(db)
  await sql`SET CONSTRAINTS ALL DEFERRED`.execute(db)
}

const orders = `
  ALTER TABLE purchases ADD COLUMN kind text NOT NULL DEFAULT 'inStok'
    CONSTRAINT purchases_kind CHECK (kind IN ('inStok', 'toOrder', 'forPlantations'));
  ALTER TABLE purchases ALTER COLUMN kind DROP DEFAULT;
  CREATE INDEX purchases_by_person_and_kind ON purchases (person_id, kind, number DESC);
  ALTER TABLE purchases DROP CONSTRAINT purchases_cancel_cause;
  ALTER TABLE purchases ADD CONSTRAINT purchases_cancel_cause CHECK (cancel_cause IN ('unpaid', 'staff', 'buyer'));
  -- Null: as long as the operator's setting says.
  ALTER TABLE plantations ADD COLUMN claim_hours integer
    CONSTRAINT plantations_claim_hours CHECK (claim_hours BETWEEN 0 AND 720);
`

/** Nobody counted what was shipped until now: all that was agreed, and nothing was delivered short. */
const lines = `
  ALTER TABLE purchase_lines
    ADD COLUMN plantation_id text REFERENCES plantations,
    ADD COLUMN stems_per_box integer CONSTRAINT purchase_lines_stems_per_box CHECK (stems_per_box > 0),
    ADD COLUMN shipped_quantity integer NOT NULL DEFAULT 0,
    ADD COLUMN billed_quantity integer;
  UPDATE purchase_lines SET plantation_id = plantations.id FROM plantations WHERE plantations.name = plantation;
  UPDATE purchase_lines SET
    stems_per_box = coalesce((SELECT cards.stems_per_box FROM cards WHERE cards.code = purchase_lines.code),
      10 * stems_per_bunch),
    billed_quantity = agreed_quantity,
    shipped_quantity = CASE WHEN status IN ('shipped', 'partially_shipped', 'delivered', 'fulfilled', 'return')
      THEN agreed_quantity ELSE 0 END
    FROM purchases WHERE purchases.id = purchase_id;
  SET CONSTRAINTS ALL IMMEDIATE;
  SET CONSTRAINTS ALL DEFERRED;
  ALTER TABLE purchase_lines
    ALTER COLUMN stems_per_box SET NOT NULL,
    ALTER COLUMN billed_quantity SET NOT NULL,
    ADD CONSTRAINT purchase_lines_shipped CHECK (shipped_quantity BETWEEN 0 AND agreed_quantity),
    ADD CONSTRAINT purchase_lines_billed CHECK (billed_quantity BETWEEN 0 AND agreed_quantity);
  CREATE INDEX purchase_lines_by_plantation ON purchase_lines (plantation_id, purchase_id);

  CREATE OR REPLACE FUNCTION purchase_due(of_purchase text) RETURNS bigint LANGUAGE sql AS $$
    SELECT (delivery_cost
      + coalesce((SELECT sum(agreed_price::bigint * billed_quantity) FROM purchase_lines WHERE purchase_id = purchases.id), 0)
      - coalesce((SELECT sum(paid) FROM payment_allocations WHERE purchase_id = purchases.id), 0)
      + coalesce((SELECT sum(amount) FROM purchase_credits WHERE purchase_id = purchases.id), 0))::bigint
    FROM purchases WHERE id = of_purchase
  $$;
`

/** A line may be agreed at less, and then be delivered short. */
const credits = `
  ALTER TABLE purchase_credits DROP CONSTRAINT purchase_credits_pkey;
  ALTER TABLE purchase_credits DROP CONSTRAINT purchase_credits_movement_id_key;
  ALTER TABLE purchase_credits ADD PRIMARY KEY (movement_id);
  CREATE INDEX purchase_credits_by_line ON purchase_credits (purchase_id, position);
`

const events = `
  ALTER TABLE purchase_events
    ADD COLUMN actor text CONSTRAINT purchase_events_actor CHECK (actor IN ('buyer', 'staff', 'system')),
    ADD COLUMN reason text NOT NULL DEFAULT '';
  UPDATE purchase_events SET actor =
    CASE WHEN created_by IS NULL THEN 'system' WHEN created_by = person_id THEN 'buyer' ELSE 'staff' END
    FROM purchases WHERE purchases.id = purchase_id;
  ALTER TABLE purchase_events ALTER COLUMN actor SET NOT NULL;
  CREATE INDEX purchase_events_by_status ON purchase_events (status, at);
`
