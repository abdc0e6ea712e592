import type { Db } from '../../platform/database/database.ts'
import { readFileBytes, type FilePlace } from '../../platform/files/file-bytes.ts'
import type { FileStorePort } from '../../platform/ports/files/file-store-port.ts'
import { ProviderError } from '../../platform/ports/provider-error.ts'

/** How many rows are read at once; they hold no bytes. */
const batchSize = 500

/** The files whose bytes the store has, by their ids. */
async function* storedFiles(db: Db): AsyncGenerator<FilePlace> {
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('files')
      .select(['id', 'bytes', 'sha256'])
      .where('bytes', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    yield* rows
    const end = rows.at(-1)
    if (end === undefined) return
    last = end.id
  }
}

/** Which of its files a store has lost or changed, and how many it should have. */
export interface StoreCheck {
  readonly expected: number
  readonly wrong: readonly string[]
}

/** Reads every file that the store should have and compares it with its hash. Throws `ProviderError` where the store does not answer. */
export async function checkStoredFiles(db: Db, store: FileStorePort): Promise<StoreCheck> {
  let expected = 0
  const wrong: string[] = []
  for await (const file of storedFiles(db)) {
    expected += 1
    await readFileBytes(store, file).catch((error: unknown) => {
      if (error instanceof Error && error.cause instanceof ProviderError) throw error.cause
      wrong.push(file.id)
    })
  }
  return { expected, wrong }
}

/** Takes all files from the store back into the database, for a shop that is to go on without it; answers how many. */
export async function takeFilesBack(db: Db, store: FileStorePort): Promise<number> {
  let taken = 0
  for await (const file of storedFiles(db)) {
    const bytes = await readFileBytes(store, file)
    await db.updateTable('files').set({ bytes, sha256: null }).where('id', '=', file.id).execute()
    taken += 1
  }
  return taken
}
