import { sql, type Kysely } from 'kysely'

/** A receipt proves one payment, whether its numbers were read from its QR or typed with the zeros that its paper shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `CREATE FUNCTION receipt_key(proof jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
         RETURN regexp_replace(proof->>'receipt', '-0+(?=[0-9])', '-', 'g');
       DROP INDEX payments_receipt_once;
       CREATE UNIQUE INDEX payments_receipt_once ON payments ((receipt_key(proof)))
         WHERE proof->>'receipt' IS NOT NULL AND status <> 'REJECTED';`,
    )
    .execute(db)
}
