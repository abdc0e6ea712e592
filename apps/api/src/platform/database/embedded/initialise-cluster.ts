import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { programPath } from './binaries.ts'
import { type Cluster, databaseEnvironment, databaseRole, passwordFileName } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { isPidTaken } from './process-liveness.ts'

const run = promisify(execFile)
const stagingMark = '.new-'
/** No initdb takes this long: a staging folder as old was left by a killed start whose pid somebody reused. */
const staleAfterMs = 5 * 60_000

/** Makes a new cluster beside its place and moves it there in one rename, so that a half-made one is never opened. */
export async function initialiseCluster(cluster: Cluster, linkFrom?: string): Promise<void> {
  await removeHalfMade(cluster.directory)
  const staging = `${cluster.directory}${stagingMark}${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    await makeIn(staging, cluster)
    await moveIntoPlace(path.join(staging, 'cluster'), cluster.directory)
    if (linkFrom !== undefined) await link(cluster.directory, linkFrom)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function makeIn(staging: string, cluster: Cluster): Promise<void> {
  const { user, binaries, durability } = cluster
  const passwordFile = path.join(staging, 'password')
  const target = path.join(staging, 'cluster')
  await mkdir(staging, { mode: 0o700 })
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (user !== undefined) {
    await chown(staging, user.uid, user.gid)
    await chown(passwordFile, user.uid, user.gid)
  }
  const flags = [
    `--pgdata=${target}`,
    `--username=${databaseRole}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // Case rules for Cyrillic that are the same on every machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...(durability === 'none' ? ['--no-sync'] : []),
  ]
  try {
    await run(programPath(binaries, 'initdb'), flags, { cwd: staging, env: databaseEnvironment(), ...user })
  } catch (error) {
    throw initError(cluster.dataDir, error)
  }
  await rename(passwordFile, path.join(target, passwordFileName))
}

/** A second start may have been faster: its cluster is as good as ours, and rename refuses to replace it. */
async function moveIntoPlace(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    const isTaken = await stat(path.join(to, 'PG_VERSION')).then(
      () => true,
      () => false,
    )
    if (!isTaken) throw error
  }
}

/** Only the start that makes the link has made the shop's database; the loser's copy holds nothing yet. */
async function link(directory: string, from: string): Promise<void> {
  try {
    await symlink(directory, from, 'dir')
  } catch (error) {
    await rm(directory, { recursive: true, force: true })
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

async function removeHalfMade(directory: string): Promise<void> {
  const parent = path.dirname(directory)
  const prefix = `${path.basename(directory)}${stagingMark}`
  const left = (await readdir(parent)).filter((name) => name.startsWith(prefix))
  for (const name of left) {
    const folder = path.join(parent, name)
    const { mtimeMs } = await stat(folder)
    const maker = Number.parseInt(name.slice(prefix.length), 10)
    if (isPidTaken(maker) && Date.now() - mtimeMs < staleAfterMs) continue
    await rm(folder, { recursive: true, force: true })
  }
}

function initError(dataDir: string, error: unknown): EmbeddedPostgresError {
  if (
    /terminated by signal|Interrupt/u.test(String(error)) ||
    (error as { signal?: unknown }).signal === 'SIGINT'
  ) {
    const message = 'Making the database was interrupted; the next start begins anew.'
    return new EmbeddedPostgresError('cannot-start', message, { cause: error })
  }
  const output = (error as { stderr?: string }).stderr?.trim() ?? ''
  const said = output.split('\n').findLast((line) => /error|fatal|could not/iu.test(line)) ?? String(error)
  return new EmbeddedPostgresError(
    'cannot-start',
    `A database could not be made in ${dataDir}: ${said.trim()}. Set DATA_DIR to another folder, or DATABASE_URL to a server.`,
    { cause: error },
  )
}
