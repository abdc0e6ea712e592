import { randomUUID } from 'node:crypto'
import type { Db, Trx } from '../../platform/database/database.ts'
import { knownTo, type Viewer } from '../people/index.ts'

/** The type that pictures are kept in. */
const avatarType = 'image/webp'

/** A kept file as it is sent. */
export interface KeptFile {
  readonly contentType: string
  readonly bytes: Buffer
}

/** Sets a person's picture, null for none, and deletes the one before. Answers the new file's id. */
export function replaceAvatar(db: Db, personId: string, bytes: Buffer | null): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const { avatar_file: before } = await trx
      .selectFrom('people')
      .select('avatar_file')
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const id = bytes === null ? null : await insertAvatar(trx, personId, bytes)
    await trx.updateTable('people').set({ avatar_file: id }).where('id', '=', personId).execute()
    if (before !== null) await trx.deleteFrom('files').where('id', '=', before).execute()
    return id
  })
}

async function insertAvatar(trx: Trx, personId: string, bytes: Buffer): Promise<string> {
  const id = randomUUID()
  const row = { id, owner_id: personId, purpose: 'avatar' as const, content_type: avatarType, bytes }
  await trx.insertInto('files').values(row).execute()
  return id
}

/** A file of somebody whom the viewer may see; undefined when it is another's or none. */
export async function findFile(db: Db, id: string, viewer: Viewer): Promise<KeptFile | undefined> {
  const row = await db
    .selectFrom('files')
    .select(['content_type', 'bytes'])
    .where('files.id', '=', id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('people')
          .select('people.id')
          .whereRef('people.id', '=', 'owner_id')
          .where(knownTo(viewer)),
      ),
    )
    .executeTakeFirst()
  return row && { contentType: row.content_type, bytes: row.bytes }
}
