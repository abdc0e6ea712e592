import type { PostgresBinaries } from './binaries.ts'
import type { DatabaseUser } from './database-user.ts'

/** `full` survives a power cut; `none` survives killed processes only, and is for tests. */
export type Durability = 'full' | 'none'

/** Everything that is known about one PostgreSQL data folder before its server runs. */
export interface Cluster {
  /** What the person called the folder (`DATA_DIR`): the name used in messages. */
  readonly dataDir: string
  /** Real path of PostgreSQL's own folder. */
  readonly directory: string
  readonly logFile: string
  readonly user: DatabaseUser
  readonly binaries: PostgresBinaries
  readonly durability: Durability
  /** Whether complete segments of its log are kept for the backups. */
  readonly isArchived: boolean
}

/** Where the supervisor tells what it does; a pino logger fits. */
export interface SupervisorLog {
  info(message: string): void
  warn(message: string): void
}

/** The role and the database that the shop uses inside the cluster. */
export const databaseRole = 'flower_market'

/** The random password's file inside the cluster folder, so that both appear in one rename. */
export const passwordFileName = 'flower-market-password'

/** Where PostgreSQL puts the complete segments of its log, in the cluster's folder. */
export const archivedLogFolder = 'archived_log'

/** PostgreSQL needs no secrets of ours, and stray `PG*` variables would change what it does. */
export function databaseEnvironment(): Record<string, string> {
  const { PATH, SystemRoot, TMPDIR } = process.env
  return Object.fromEntries(
    Object.entries({ PATH, SystemRoot, TMPDIR, LC_ALL: 'C', TZ: 'UTC' }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
}
