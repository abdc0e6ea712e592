import { statfs } from 'node:fs/promises'

/** PostgreSQL adds 16 MB at a time to its log, and stops when it cannot. */
const neededBytes = 100 * 1024 * 1024

interface FreeBlocks {
  readonly bavail: number
  readonly bsize: number
}

/** Whether the disk of a folder has room for the database to work on. */
export async function hasDiskRoom(
  folder: string,
  read: (folder: string) => Promise<FreeBlocks> = statfs,
): Promise<boolean> {
  const { bavail, bsize } = await read(folder)
  return bavail * bsize >= neededBytes
}
