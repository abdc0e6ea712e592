import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addOneOfEach } from '../../testing/one-of-each.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { pruneProofs } from './prune-proofs.ts'

const now = new Date('2026-11-21T08:00:00Z')

test('pictures of proofs are kept for the year that they are of and five more, what they proved for ever', async () => {
  const shop = await openTestShop()
  const { kysely } = shop.database
  const { foreign } = await addOneOfEach(shop)
  const addFile = async (purpose: Schema['files']['purpose'], at: string) => {
    const id = randomUUID()
    await kysely
      .insertInto('files')
      .values({
        id,
        owner_id: foreign.person,
        purpose,
        content_type: 'image/webp',
        bytes: Buffer.from('a picture'),
        at: new Date(at),
      })
      .execute()
    return id
  }
  // The last moment of 2020 in Moscow, and the first of 2021.
  const [old, recent] = ['2020-12-31T20:59:59Z', '2020-12-31T21:00:00Z'] as const
  const proof = await addFile('payment-proof', old)
  const photos = [await addFile('claim-photo', old), await addFile('claim-photo', recent)]
  const documents = [await addFile('invoice', old), await addFile('upd', old)]
  await kysely
    .updateTable('payments')
    .set({ proof: JSON.stringify({ file: proof, receipt: 'a receipt' }) })
    .where('id', '=', foreign.transaction)
    .execute()
  for (const file_id of photos)
    await kysely
      .insertInto('claim_photos')
      .values({ claim_id: foreign.claim, key: file_id, file_id, at: now })
      .execute()

  await pruneProofs(shop.database, now)

  const left = await kysely.selectFrom('files').select('id').where('at', '<', now).execute()
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([photos[1], ...documents]))
  const kept = await kysely.selectFrom('claim_photos').select('file_id').execute()
  expect(kept).toEqual([{ file_id: photos[1] }])
  const payment = kysely.selectFrom('payments').select('proof').where('id', '=', foreign.transaction)
  expect(await payment.executeTakeFirstOrThrow()).toEqual({ proof: { receipt: 'a receipt' } })
})
