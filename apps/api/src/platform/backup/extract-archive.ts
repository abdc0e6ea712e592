import { chown, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { extract as createExtract } from 'tar-stream'
import type { DatabaseUser } from '../database/embedded/database-user.ts'
import { BackupError } from './backup-error.ts'
import { manifestName } from './backup-layout.ts'
import { damagedArchive, readSealed } from './sealed-file.ts'

/** Where files of a backup go, and whose they are. */
export interface Extraction {
  readonly staging: string
  readonly identity: string | undefined
  readonly user: DatabaseUser
}

/** Unpacks an archive; throws `BackupError` unless all of it is there. */
export async function extractArchive(file: string, { staging, identity, user }: Extraction): Promise<void> {
  const content = await readSealed(file, identity)
  const extract = createExtract()
  const read = pipeline(content, extract)
  // A pipeline does not notice that its entry was destroyed before it began, as while the file is opened: it would never end.
  const failure = new AbortController()
  read.catch((error: unknown) => failure.abort(error))
  let isWhole = false
  try {
    for await (const entry of extract) {
      const { name, type, mode } = entry.header
      const target = path.resolve(staging, name)
      if (!target.startsWith(staging + path.sep)) throw damagedArchive(file)
      isWhole = name === manifestName
      if (type === 'directory') {
        await mkdir(target, { recursive: true, mode: 0o700 })
        entry.resume()
      } else {
        const handle = await open(target, 'wx', mode ?? 0o600)
        // PostgreSQL syncs the whole folder before it recovers.
        await pipeline(entry, handle.createWriteStream(), { signal: failure.signal })
      }
      if (user !== undefined) await chown(target, user.uid, user.gid)
    }
    await read
  } catch (error) {
    const isOfTheDisk = ['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT'].includes(
      String((error as { code?: unknown }).code),
    )
    throw error instanceof BackupError || isOfTheDisk ? error : damagedArchive(file, error)
  }
  if (!isWhole) throw damagedArchive(file)
}
