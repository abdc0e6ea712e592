import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { extractArchive } from '../platform/backup/extract-archive.ts'
import { makeBaseBackup } from '../platform/backup/base-backup.ts'
import { locateCluster } from '../platform/database/embedded/locate-cluster.ts'
import { nodeAddress, type DatabaseNode } from './database-node.ts'

/** The name by which the primary knows its standby. */
export const standbyName = 'standby'

/** Copies the primary into the folder of another server, whose content goes; started, it follows the primary. */
export async function makeStandby(primary: DatabaseNode, standby: DatabaseNode): Promise<void> {
  await removeCluster(standby.dataDir)
  const { directory, link, user } = locateCluster(standby.dataDir)
  const staging = `${directory}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  const folder = await mkdtemp(path.join(tmpdir(), 'flower-market-standby-'))
  try {
    const address = await nodeAddress(primary)
    const archive = await makeBaseBackup({ connectionString: address, folder, recipient: undefined })
    await mkdir(staging, { mode: 0o700 })
    if (user !== undefined) await chown(staging, user.uid, user.gid)
    await extractArchive(archive, { staging, identity: undefined, user })
    const write = async (name: string, content: string): Promise<void> => {
      const file = path.join(staging, name)
      await writeFile(file, content, { mode: 0o600 })
      if (user !== undefined) await chown(file, user.uid, user.gid)
    }
    // In place of the primary's own: which standby it waits for is decided anew after a promotion.
    await write('postgresql.auto.conf', `primary_conninfo = '${connectionInfo(address)}'\n`)
    await write('standby.signal', '')
    await rename(staging, directory)
    if (link !== undefined) await symlink(directory, link.from, 'dir')
  } finally {
    await rm(staging, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}

async function removeCluster(dataDir: string): Promise<void> {
  const location = locateCluster(dataDir)
  if (!location.isInitialized) return
  await rm(location.directory, { recursive: true })
  // A link, where the folder lies elsewhere.
  await rm(path.join(dataDir, 'postgres'), { force: true })
}

/** As libpq reads it. The password is of letters, digits, - and _ alone. */
function connectionInfo(address: string): string {
  const { hostname, port, username, password } = new URL(address)
  return `host=${hostname} port=${port} user=${username} password=${password} application_name=${standbyName}`
}
