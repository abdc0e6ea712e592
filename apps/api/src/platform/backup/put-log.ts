import { chown, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type ArchivedLog, parseArchivedLog, segmentPosition } from './archive-names.ts'
import { BackupError, isMissingFile } from './backup-error.ts'
import { logsIn } from './backup-layout.ts'
import type { ChosenArchive } from './choose-archive.ts'
import type { Extraction } from './extract-archive.ts'
import { damagedArchive, readSealed } from './sealed-file.ts'
import { digestOf } from './ship-log.ts'

/** What of the archived log is needed. */
interface LogExtraction extends Extraction {
  /** Without them only the histories of timelines, so that a new timeline gets a number of its own. */
  readonly hasSegments: boolean
}

/** Puts the archived log beside the one of the backup, from the backup's first segment on. */
export async function putLog(
  archive: ChosenArchive,
  { staging, identity, user, hasSegments }: LogExtraction,
): Promise<void> {
  const folder = logsIn(path.dirname(archive.path))
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissingFile(error)) return []
    throw error
  })
  const needed = names
    .map(parseArchivedLog)
    .filter((log) => log !== undefined)
    .filter(({ name }) => name.endsWith('.history') || (hasSegments && isFrom(archive, name)))
  requireOneOfEach(folder, needed)
  for (const { file, name, digest } of needed) {
    const source = path.join(folder, file)
    const content = await readSealed(source, identity)
      .then(buffer)
      .catch((error: unknown) => {
        throw error instanceof BackupError ? error : damagedArchive(source, error)
      })
    if (digestOf(content) !== digest) throw damagedArchive(source)
    const target = path.join(staging, 'pg_wal', name)
    await writeSparse(target, content)
    if (user !== undefined) await chown(target, user.uid, user.gid)
  }
}

function isFrom({ firstSegment }: ChosenArchive, name: string): boolean {
  return segmentPosition(name) >= segmentPosition(firstSegment)
}

function requireOneOfEach(folder: string, logs: readonly ArchivedLog[]): void {
  const names = new Set(logs.map(({ name }) => name))
  if (names.size === logs.length) return
  throw new BackupError(
    `Two databases have archived their log in ${folder}: move the files of one of them to another folder.`,
  )
}

/** A segment that was closed early ends with zeros, which need no room on the disk. */
async function writeSparse(file: string, content: Buffer): Promise<void> {
  let end = content.length
  while (end > 0 && content[end - 1] === 0) end -= 1
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(content.subarray(0, end))
    await handle.truncate(content.length)
  } finally {
    await handle.close()
  }
}
