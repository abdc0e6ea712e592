import { sql, type Kysely } from 'kysely'

/** What is deleted by its age, looked for when another row goes, or exported for its person is found by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `CREATE INDEX lot_prices_by_day ON lot_prices (delivery_date);
       CREATE INDEX holds_ended ON holds (ended_at) WHERE status <> 'held';
       CREATE INDEX files_to_forget ON files (at) WHERE purpose IN ('payment-proof', 'claim-photo');
       CREATE INDEX card_refunds_by_attempt ON card_refunds (attempt_id);
       CREATE INDEX quotes_by_person ON quotes (person_id);
       CREATE INDEX invoices_by_payment ON invoices (payment_id);
       CREATE INDEX reservations_by_account ON reservations (account_id);
       CREATE INDEX auctions_by_creator ON auctions (created_by);
       CREATE INDEX order_earnings_by_person ON order_earnings (person_id);`,
    )
    .execute(db)
}
