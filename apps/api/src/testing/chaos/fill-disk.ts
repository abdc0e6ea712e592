import { appendFile, rm } from 'node:fs/promises'
import path from 'node:path'

/** Writes until nothing fits any more; answers how to make room again. */
export async function fillDisk(disk: string): Promise<() => Promise<void>> {
  const file = path.join(disk, 'ballast')
  for (const bytes of [1 << 20, 4096]) {
    for (;;) {
      const isWritten = await appendFile(file, Buffer.alloc(bytes)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOSPC') throw error
          return false
        },
      )
      if (!isWritten) break
    }
  }
  return () => rm(file)
}
