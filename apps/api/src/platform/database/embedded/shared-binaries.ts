import { cp, lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PostgresBinaries } from './binaries.ts'
import type { DatabaseUser } from './database-user.ts'

/** Where root keeps what the database's user must reach, first choice first. */
export const sharedFolder = '/var/lib/flower-market'

/**
 * Makes the programs reachable for the database's user: root's clone may lie where `nobody` cannot enter, so root
 * copies them once to a folder that all may read. An ordinary user runs them where npm put them.
 */
export async function reachableBinaries(
  binaries: PostgresBinaries,
  user: DatabaseUser,
  folders: readonly string[] = [sharedFolder, path.join(tmpdir(), 'flower-market')],
): Promise<PostgresBinaries> {
  if (user === undefined) return binaries
  let failure: unknown
  for (const folder of folders) {
    try {
      return { ...binaries, native: await copyOnce(binaries, folder) }
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

async function copyOnce(binaries: PostgresBinaries, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  // In a folder like /tmp anyone could have laid programs out for us to run.
  await assertOwnFolder(folder)
  const target = path.join(folder, `postgres-${binaries.version}`)
  if (await exists(target)) return target
  const staging = await mkdtemp(`${target}.new-`)
  try {
    const copy = path.join(staging, 'native')
    await cp(binaries.native, copy, { recursive: true, verbatimSymlinks: true })
    await rename(copy, target)
  } catch (error) {
    // Another start may have finished the same copy first.
    if (!(await exists(target))) throw error
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
  return target
}

async function assertOwnFolder(folder: string): Promise<void> {
  const found = await lstat(folder)
  const isOwn = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
  if (!isOwn) throw new Error(`${folder} belongs to somebody else`)
}

async function exists(target: string): Promise<boolean> {
  return lstat(target).then(
    () => true,
    () => false,
  )
}
