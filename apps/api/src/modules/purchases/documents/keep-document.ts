import { randomUUID } from 'node:crypto'
import type { Trx } from '../../../platform/database/database.ts'

/** Whose file a document is, and what it is. */
export interface DocumentFile {
  readonly ownerId: string
  readonly purpose: 'upd' | 'upd-correction'
  readonly contentType: string
}

/** Keeps the file of a document; answers its id. */
export async function keepDocument(
  trx: Trx,
  { ownerId, purpose, contentType }: DocumentFile,
  bytes: Buffer,
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('files')
    .values({ id, owner_id: ownerId, purpose, content_type: contentType, bytes })
    .execute()
  return id
}
