import { randomBytes } from 'node:crypto'
import { type FileHandle, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { type Pack, pack as createPack } from 'tar-stream'
import { archiveName, segmentPosition } from './archive-names.ts'
import { isMissingFile } from './backup-error.ts'
import { archivedLogFolder } from '../database/embedded/cluster.ts'
import { manifestName } from './backup-layout.ts'
import { writeSealed } from './sealed-file.ts'

/** What to copy, and where to. */
export interface BaseBackupOptions {
  /** A superuser's address of a server whose data folder this process may read. */
  readonly connectionString: string
  readonly folder: string
  /** The public key of age that the archive is encrypted for. */
  readonly recipient: string | undefined
}

/** PostgreSQL makes these anew at its start; its documentation names them as not to be copied. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  archivedLogFolder,
])
const leftOut =
  /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map|pg_internal\.init.*|pgsql_tmp.*)$/u
const chunkBytes = 262_144

/**
 * Copies a running cluster into one archive, by the low-level calls of PostgreSQL's documentation: nobody waits for it,
 * and the log that was written meanwhile goes along. Answers the archive's file.
 */
export async function makeBaseBackup({
  connectionString,
  folder,
  recipient,
}: BaseBackupOptions): Promise<string> {
  const session = new Client({ connectionString, application_name: 'flower-market backup' })
  session.on('error', () => {})
  await session.connect()
  try {
    const ask = async (text: string, values: unknown[] = []) =>
      (await session.query<Record<string, string>>(text, values)).rows[0] ?? {}
    const { directory = '' } = await ask(`SELECT current_setting('data_directory') AS directory`)
    // Keeps the log that the copy needs, until this session ends.
    const slot = `backup_${randomBytes(6).toString('hex')}`
    await ask('SELECT pg_create_physical_replication_slot($1, true, true)', [slot])
    const { first = '', started_at: startedAt = '' } = await ask(
      `SELECT pg_walfile_name(pg_backup_start('flower-market', true)) AS first, to_json(now()) #>> '{}' AS started_at`,
    )
    const file = path.join(folder, archiveName(new Date(startedAt), first, recipient !== undefined))
    const archive = createPack()
    const fill = async (): Promise<void> => {
      await addFolder(archive, directory, '')
      const end = await ask(
        `SELECT labelfile, pg_walfile_name(lsn) AS last, current_setting('server_version') AS version
         FROM pg_backup_stop(false)`,
      )
      await addContent(archive, 'backup_label', Buffer.from(end['labelfile'] ?? ''))
      await addLog(archive, directory, first, end['last'] ?? first)
      const manifest = { startedAt, postgres: end['version'], firstSegment: first, lastSegment: end['last'] }
      await addContent(archive, manifestName, Buffer.from(`${JSON.stringify(manifest)}\n`))
      archive.finalize()
    }
    const filled = fill().catch((error: unknown) => {
      archive.destroy(error as Error)
      throw error
    })
    await Promise.all([filled, writeSealed(Readable.from(archive), file, recipient)])
    return file
  } finally {
    // Ends a backup that failed halfway, too.
    await session.end()
  }
}

async function addFolder(archive: Pack, root: string, folder: string): Promise<void> {
  const children = await readdir(path.join(root, folder), { withFileTypes: true }).catch(nothingIfMissing)
  for (const child of children) {
    const name = path.posix.join(folder, child.name)
    // A database that was restored has the manifest of that backup.
    if (leftOut.test(child.name) || name === manifestName) continue
    if (!child.isDirectory()) {
      await addFile(archive, root, name)
      continue
    }
    await addEntry(archive, { name: `${name}/`, type: 'directory', mode: 0o700 })
    if (!emptied.has(name)) await addFolder(archive, root, name)
  }
}

async function addLog(archive: Pack, root: string, first: string, last: string): Promise<void> {
  await addEntry(archive, { name: 'pg_wal/archive_status/', type: 'directory', mode: 0o700 })
  for (const name of (await readdir(path.join(root, 'pg_wal'))).toSorted()) {
    const isHistory = /^[0-9A-F]{8}\.history$/u.test(name)
    const isNeeded =
      /^[0-9A-F]{24}$/u.test(name) &&
      segmentPosition(name) >= segmentPosition(first) &&
      segmentPosition(name) <= segmentPosition(last)
    if (isHistory || isNeeded) await addFile(archive, root, `pg_wal/${name}`)
  }
}

async function addFile(archive: Pack, root: string, name: string): Promise<void> {
  const handle = await open(path.join(root, name)).catch(nothingIfMissing)
  // A table that was dropped meanwhile; the log drops it as well.
  if (!('read' in handle)) return
  try {
    const { size, mode } = await handle.stat()
    await addEntry(archive, { name, size, mode: mode & 0o777 }, exactly(handle, size))
  } finally {
    await handle.close()
  }
}

/** Files grow and shrink while they are copied; the log puts right what is in them. */
async function* exactly(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let left = size; left > 0;) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(chunkBytes, left)))
    const chunk = bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead)
    left -= chunk.length
    yield chunk
  }
}

function addContent(archive: Pack, name: string, content: Buffer): Promise<void> {
  return addEntry(archive, { name, size: content.length, mode: 0o600 }, [content])
}

async function addEntry(
  archive: Pack,
  header: Parameters<Pack['entry']>[0],
  content: Iterable<Buffer> | AsyncIterable<Buffer> = [],
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const entry = archive.entry(header, (error) => (error == null ? resolve() : reject(error)))
  if (header.type !== 'directory') await Promise.all([pipeline(Readable.from(content), entry), promise])
  else await promise
}

function nothingIfMissing(error: unknown): [] {
  if (isMissingFile(error)) return []
  throw error
}
