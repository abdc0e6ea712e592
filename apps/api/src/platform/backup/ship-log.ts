import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { archivedLogName, parseArchivedLog } from './archive-names.ts'
import { BackupError, isMissingFile } from './backup-error.ts'
import { logsIn } from './backup-layout.ts'
import { writeSealed } from './sealed-file.ts'

/** Where complete segments wait, and where they go. */
export interface LogShipping {
  /** The folder in the cluster that PostgreSQL puts complete segments into. */
  readonly from: string
  readonly folder: string
  readonly recipient: string | undefined
}

const shipped = /^(?:[0-9A-F]{24}|[0-9A-F]{8}\.history)$/u
/** Notes of PostgreSQL about base backups, which the names of archives say as well. */
const notes = /\.backup$/u

/** Moves the complete segments to the folder of backups, compressed and encrypted; answers how many. */
export async function shipLog({ from, folder, recipient }: LogShipping): Promise<number> {
  const waiting = (await namesIn(from)).toSorted()
  let count = 0
  for (const name of waiting) {
    if (notes.test(name)) await rm(path.join(from, name), { force: true })
    if (!shipped.test(name)) continue
    const content = await readFile(path.join(from, name)).catch(undefinedIfMissing)
    // Another process has taken it.
    if (content === undefined) continue
    const digest = digestOf(content)
    await requireOneOf(folder, name, digest)
    const file = path.join(logsIn(folder), archivedLogName(name, digest, recipient !== undefined))
    await writeSealed(Readable.from([content]), file, recipient)
    await rm(path.join(from, name), { force: true })
    count += 1
  }
  return count
}

/** What names a file of the log by its content. */
export function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** Two shops that archive to one folder would make a log that no recovery can follow. */
async function requireOneOf(folder: string, name: string, digest: string): Promise<void> {
  const files = await namesIn(logsIn(folder))
  const other = files.map(parseArchivedLog).find((log) => log?.name === name && log.digest !== digest)
  if (other === undefined) return
  throw new BackupError(
    `Another database has archived its log in ${logsIn(folder)}: set BACKUP_DIR to a folder of this shop alone.`,
  )
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(undefinedIfMissing)) ?? []
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissingFile(error)) throw error
}
