import { randomUUID } from 'node:crypto'
import type { Trx } from '../database/database.ts'

/** The type that pictures are kept in. */
export const pictureType = 'image/webp'

/** How often a person may send a picture: decoding is the dearest thing that they can ask for. */
export const pictureAttempts = { name: 'files.pictures', attempts: 30, windowMs: 15 * 60_000 }

/** Keeps a picture of a person, or what they have sent in its place; answers its id. */
export async function insertPicture(
  trx: Trx,
  {
    personId,
    purpose,
    contentType = pictureType,
    bytes,
    thumbnail = null,
    at,
  }: {
    personId: string
    purpose: 'avatar' | 'payment-proof' | 'claim-photo' | 'lot-photo'
    contentType?: string
    bytes: Buffer
    /** @default made when it is first asked for */
    thumbnail?: Buffer | null
    /** @default when PostgreSQL begins the transaction */
    at?: Date
  },
): Promise<string> {
  const id = randomUUID()
  const row = {
    id,
    owner_id: personId,
    purpose,
    content_type: contentType,
    bytes,
    thumbnail,
    ...(at && { at }),
  }
  await trx.insertInto('files').values(row).execute()
  return id
}

/** Deletes a picture that nothing refers to any more. */
export async function deletePicture(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('files').where('id', '=', id).execute()
}
