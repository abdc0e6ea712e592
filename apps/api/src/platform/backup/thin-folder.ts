import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { archivesAmong, parseArchivedLog } from './archive-names.ts'
import { isMissingFile } from './backup-error.ts'
import { logsIn } from './backup-layout.ts'
import { partEnding } from './sealed-file.ts'
import { archivesToKeep, logsToDelete } from './thin-archives.ts'

/** Nothing is written for this long: whoever began it was killed. */
const abandonedAfterMs = 24 * 3_600_000

/** Deletes what is not kept by age, and what killed backups have left; answers how many archives were deleted. */
export async function thinFolder(folder: string): Promise<number> {
  const archives = archivesAmong(await readdir(folder))
  const kept = archivesToKeep(archives)
  const dropped = archives.filter((archive) => !kept.has(archive))
  for (const { file } of dropped) await rm(path.join(folder, file), { force: true })
  const logs = logsIn(folder)
  const names = await readdir(logs).catch((error: unknown) => {
    if (isMissingFile(error)) return []
    throw error
  })
  const parsed = names.map(parseArchivedLog).filter((log) => log !== undefined)
  for (const { file } of logsToDelete(parsed, kept)) await rm(path.join(logs, file), { force: true })
  await removeAbandoned(folder)
  await removeAbandoned(logs)
  return dropped.length
}

async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((file) => file.endsWith(partEnding))) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(file, { force: true })
  }
}
