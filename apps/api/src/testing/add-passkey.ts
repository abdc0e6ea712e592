import { randomUUID } from 'node:crypto'
import { testNow, type TestShop } from './test-shop.ts'

/** A passkey of somebody, with the second factor that it belongs to; nothing can be signed by it. */
export async function addPasskey({ database: { kysely } }: TestShop, personId: string): Promise<string> {
  const id = randomUUID()
  await kysely
    .insertInto('second_factors')
    .values({
      person_id: personId,
      secret: Buffer.from([1]),
      begun_at: testNow,
      confirmed_at: testNow,
      recovery_salt: Buffer.from([2]),
    })
    .execute()
  await kysely
    .insertInto('passkeys')
    .values({
      id,
      person_id: personId,
      name: 'Laptop',
      credential_id: id,
      rp_id: 'localhost',
      public_key: Buffer.from([3]),
      sign_count: 0n,
      transports: [],
      is_synced: false,
      added_at: testNow,
      last_used_at: null,
    })
    .execute()
  return id
}
