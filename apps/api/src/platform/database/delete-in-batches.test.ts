import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/test-shop.ts'
import { deleteBatchSize, deleteInBatches } from './delete-in-batches.ts'

test('no statement deletes more than a batch, and all that fulfils the condition goes', async () => {
  const { kysely } = (await openTestShop()).database
  const rows = 2 * deleteBatchSize + 5
  const setup = `
    CREATE TABLE batches (size integer NOT NULL);
    CREATE FUNCTION note_batch() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO batches SELECT count(*) FROM gone; RETURN NULL; END $$;
    CREATE TRIGGER notes AFTER DELETE ON send_cooldowns REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION note_batch();
    INSERT INTO send_cooldowns
      SELECT 'test', decode(lpad(to_hex(n), 8, '0'), 'hex'), now() FROM generate_series(1, ${rows}) n;
    INSERT INTO send_cooldowns VALUES ('kept', '\\x00', now());`
  await sql.raw(setup).execute(kysely)
  expect(await deleteInBatches(kysely, 'send_cooldowns', sql`purpose = 'test'`)).toBe(rows)
  const { rows: batches } = await sql<{ size: number }>`SELECT size FROM batches`.execute(kysely)
  expect(batches.map(({ size }) => size)).toEqual([deleteBatchSize, deleteBatchSize, 5])
  expect(await kysely.selectFrom('send_cooldowns').select('purpose').execute()).toEqual([{ purpose: 'kept' }])
})
