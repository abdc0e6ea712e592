import type { Database, Db } from '../../platform/database/database.ts'
import { readFileBytes } from '../../platform/files/file-bytes.ts'
import { toThumbnail } from '../../platform/images/photo-image.ts'
import { deletePicture, insertPicture, pictureType } from '../../platform/images/stored-pictures.ts'
import type { FileStorePort } from '../../platform/ports/files/file-store-port.ts'
import { knownTo, type Viewer } from '../people/index.ts'

/** Who asks for a file. */
export interface FileViewer extends Viewer {
  /** The plantation that a representative speaks for. */
  readonly plantationId: string | null
}

/** Where files are read from. */
export interface FileSource {
  readonly database: Pick<Database, 'kysely'>
  /** Null where there is none. */
  readonly store: FileStorePort | null
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

/** The file with an id where the viewer may see it: one's own, or that of somebody whom they may see. */
function visibleFile(db: Db, id: string, viewer: FileViewer) {
  return db
    .selectFrom('files')
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
}

/** A file of somebody whom the viewer may see; undefined when it is another's or none. */
export async function findFile(
  { database, store }: FileSource,
  id: string,
  viewer: FileViewer,
): Promise<KeptFile | undefined> {
  const row = await visibleFile(database.kysely, id, viewer)
    .select(['files.id', 'content_type', 'bytes', 'sha256'])
    .executeTakeFirst()
  return row && { contentType: row.content_type, bytes: await readFileBytes(store, row) }
}

/** The small square of a picture. */
export interface Thumbnail {
  readonly bytes: Buffer
  /** Shows what is on sale, which everybody who is signed in may look at. */
  readonly isOnSale: boolean
}

/**
 * The thumbnail of a picture that the viewer may see, made and kept where it has none yet; undefined when the file is
 * another's, no picture, or none.
 */
export async function findThumbnail(
  { database, store }: FileSource,
  id: string,
  viewer: FileViewer,
): Promise<Thumbnail | undefined> {
  const row = await visibleFile(database.kysely, id, viewer)
    .where('content_type', '=', pictureType)
    .select(['files.id', 'purpose', 'thumbnail', 'sha256'])
    // The large picture only where the small one has to be made of it.
    .select((eb) => eb.case().when('thumbnail', 'is', null).then(eb.ref('bytes')).end().as('bytes'))
    .executeTakeFirst()
  if (row === undefined) return undefined
  const isOnSale = row.purpose === 'lot-photo'
  if (row.thumbnail !== null) return { bytes: row.thumbnail, isOnSale }
  const thumbnail = await toThumbnail(await readFileBytes(store, row))
  await database.kysely.updateTable('files').set({ thumbnail }).where('id', '=', id).execute()
  return { bytes: thumbnail, isOnSale }
}
