import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

/** Linux's file system in memory: a database of a thousand files is made there in a tenth of the time of a disk. */
const inMemory = '/dev/shm'

const gigabyte = 1024 ** 3
/** What the databases of a run may need; containers often get 64 MB. */
const neededBytes = 2 * gigabyte
/** What a run needs beside them. */
const neededMemoryBytes = 4 * gigabyte

/** Where databases of tests may lie. */
export const temporaryFolders: readonly string[] = [...new Set([inMemory, tmpdir()])]

/** Where a database of tests is made: in memory where there is room for it, and on the disk otherwise. */
export async function temporaryFolder(
  availableMemoryBytes: number = process.availableMemory(),
  read: (folder: string) => Promise<{ readonly bavail: number; readonly bsize: number }> = statfs,
): Promise<string> {
  if (availableMemoryBytes < neededMemoryBytes) return tmpdir()
  const room = await read(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return room >= neededBytes ? inMemory : tmpdir()
}
