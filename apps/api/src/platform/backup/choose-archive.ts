import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { type ArchiveName, archivesAmong, parseArchiveName } from './archive-names.ts'
import { BackupError } from './backup-error.ts'

/** An archive to restore. */
export interface ChosenArchive extends ArchiveName {
  readonly path: string
}

/** The archive that was named, or the newest one in a folder that was begun before a moment. */
export async function chooseArchive(source: string, until: string | undefined): Promise<ChosenArchive> {
  const found = await stat(source).catch(() => undefined)
  if (found === undefined) throw new BackupError(`There is no backup at ${source}.`)
  if (found.isDirectory()) return newestIn(source, until)
  const name = parseArchiveName(path.basename(source))
  if (name === undefined) {
    throw new BackupError(
      `${source} is no backup by its name: it begins with flower-market- and says its time.`,
    )
  }
  return { ...name, path: source }
}

async function newestIn(folder: string, until: string | undefined): Promise<ChosenArchive> {
  const before = until === undefined || until === 'latest' ? Infinity : Date.parse(until)
  const archive = archivesAmong(await readdir(folder)).findLast(
    ({ startedAt }) => startedAt.getTime() < before,
  )
  if (archive !== undefined) return { ...archive, path: path.join(folder, archive.file) }
  throw new BackupError(
    before === Infinity
      ? `There is no backup in ${folder}.`
      : `There is no backup in ${folder} from before ${until}.`,
  )
}
