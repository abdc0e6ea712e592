import type { Db } from '../../platform/database/database.ts'
import { deletePicture, insertPicture } from '../../platform/images/stored-pictures.ts'
import { knownTo, type Viewer } from '../people/index.ts'

/** Who asks for a file. */
export interface FileViewer extends Viewer {
  /** The plantation that a representative speaks for. */
  readonly plantationId: string | null
}

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
    const id = bytes === null ? null : await insertPicture(trx, { personId, purpose: 'avatar', bytes })
    await trx.updateTable('people').set({ avatar_file: id }).where('id', '=', personId).execute()
    if (before !== null) await deletePicture(trx, before)
    return id
  })
}

/** A file of somebody whom the viewer may see; undefined when it is another's or none. */
export async function findFile(db: Db, id: string, viewer: FileViewer): Promise<KeptFile | undefined> {
  const row = await db
    .selectFrom('files')
    .select(['content_type', 'bytes'])
    .where('files.id', '=', id)
    .where((eb) => {
      const isKnown = eb.exists(
        eb
          .selectFrom('people')
          .select('people.id')
          .whereRef('people.id', '=', 'owner_id')
          .where(knownTo(viewer)),
      )
      // What a person has paid is for that person and staff only.
      const isOwn = viewer.role === 'ADMIN' ? eb.lit(true) : eb('owner_id', '=', viewer.personId)
      // What is claimed about a plantation's flowers, its representative sees, too.
      const isOfOwnFlowers = eb.exists(
        eb
          .selectFrom('claim_photos')
          .innerJoin('claims', 'claims.id', 'claim_id')
          .innerJoin('purchase_lines', (join) =>
            join
              .onRef('purchase_lines.purchase_id', '=', 'claims.purchase_id')
              .onRef('purchase_lines.position', '=', 'claims.position'),
          )
          .select('file_id')
          .whereRef('file_id', '=', 'files.id')
          .where('plantation_id', '=', viewer.plantationId ?? ''),
      )
      // What is on sale, everybody may look at.
      const isOnSale = eb('purpose', '=', 'lot-photo')
      return eb.or([eb.and([eb('purpose', '=', 'avatar'), isKnown]), isOwn, isOfOwnFlowers, isOnSale])
    })
    .executeTakeFirst()
  return row && { contentType: row.content_type, bytes: row.bytes }
}
