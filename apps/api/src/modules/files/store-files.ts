import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { hashOf } from '../../platform/files/file-bytes.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData } from '../../platform/jobs/jobs.ts'
import { defineMinuteJob, everyMinute } from '../../platform/jobs/minute-job.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FileStorePort } from '../../platform/ports/files/file-store-port.ts'

interface WaitingFile {
  readonly id: string
  readonly contentType: string
  readonly bytes: Buffer
}

/**
 * Gives files to the store, oldest first, and takes their bytes out of the database once the store has them; answers how
 * many. A file that ends between the two is noted among `removed_files`, because `sent_at` was written before.
 */
export async function storeFiles(
  { kysely }: Pick<Database, 'kysely'>,
  store: FileStorePort,
  limit: number,
): Promise<number> {
  for (let stored = 0; stored < limit; stored += 1) {
    const { rows } = await sql<WaitingFile>`UPDATE files SET sent_at = now()
      WHERE id = (SELECT id FROM files WHERE bytes IS NOT NULL ORDER BY at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, content_type AS "contentType", bytes`.execute(kysely)
    const [file] = rows
    if (file === undefined) return stored
    const { id, bytes } = file
    await store.put({ ...file, key: id })
    await kysely
      .updateTable('files')
      .set({ bytes: null, sha256: hashOf(bytes) })
      .where('id', '=', id)
      .execute()
  }
  return limit
}

/** Gives the store what has come since; while more waits, the next run follows at once. */
export const storeFilesJob = defineMinuteJob('files.store')

/** Most files of one run: a slow store answers them within its minute. */
const filesAtOnce = 10

/** How many deleted files are read from the database at once. */
const removedAtOnce = 500

/** How long the store keeps what was deleted in the shop: as long as recovery to a moment can ask for it. */
const keptDays = 14

/** Deletes in the store what was deleted in the shop before. */
export async function removeStoredFiles(
  { kysely }: Pick<Database, 'kysely'>,
  store: FileStorePort,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 3_600_000)
  for (;;) {
    const removed = await kysely
      .selectFrom('removed_files')
      .select('id')
      .where('removed_at', '<', before)
      .orderBy('removed_at')
      .limit(removedAtOnce)
      .execute()
    for (const { id } of removed) {
      await store.remove(id)
      await kysely.deleteFrom('removed_files').where('id', '=', id).execute()
    }
    if (removed.length < removedAtOnce) return
  }
}

const removeStoredFilesJob = defineJob({
  name: 'files.remove-stored',
  data: noData,
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 300 },
  timeoutSeconds: 600,
})

const everyNight = '10 3 * * *'

/** Keeps the store of files in step with the database, where the operator has one. */
export function handleStoredFiles({ jobs, database, ports, now }: Platform): void {
  const { files: store } = ports
  if (store === null) return
  jobs.handle(storeFilesJob, async () => {
    const stored = await storeFiles(database, store, filesAtOnce)
    if (stored === filesAtOnce) await jobs.send(database.kysely, storeFilesJob, {})
  })
  jobs.schedule(storeFilesJob, everyMinute)
  jobs.handle(removeStoredFilesJob, () => removeStoredFiles(database, store, now()))
  jobs.schedule(removeStoredFilesJob, everyNight)
}
