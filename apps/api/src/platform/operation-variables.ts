import path from 'node:path'
import * as z from 'zod/mini'
import { serverAddresses } from './database/servers/server-addresses.ts'

/** Where backups go. */
export interface BackupSettings {
  readonly folder: string
  /** The public key of age that they are encrypted for; not encrypted without it. */
  readonly recipient: string | undefined
}

const parts = { on: 'all', off: 'answers', only: 'jobs' } as const

/** What working, stopping, watching, backing up and calling out are set to. */
export interface OperationSettings {
  /** What this process does; the rest is done by others that have the same database. */
  readonly part: (typeof parts)[keyof typeof parts]
  /** Without it nothing is archived while the shop runs. */
  readonly backup: BackupSettings | undefined
  /** Opens encrypted backups; needed for restoring alone. */
  readonly backupIdentity: string | undefined
  /** What Prometheus has to know; there are no metrics without it. */
  readonly metricsToken: string | undefined
  /** Whether webhooks may lead to addresses that are not public, and by http: for a developer's own machine alone. */
  readonly hasPrivateWebhooks: boolean
  /** How long a process that was told to stop says that it is not ready, and still answers, before it stops. */
  readonly drainMs: number
  /** Whether the catalog, lists of orders, histories and reports are read from a standby of the database. */
  readonly hasStandbyReads: boolean
}

/** The environment variables of working, stopping, watching, backing up and calling out. */
export const operationRules = {
  JOBS: { schema: z.enum(['on', 'off', 'only']), expected: 'on, off or only' },
  BACKUP_DIR: { schema: z.string().check(z.minLength(1)), expected: 'a folder' },
  BACKUP_RECIPIENT: {
    schema: z.string().check(z.regex(/^age1[a-z0-9]{58}$/u)),
    expected: 'a public key of age like age1…, as "npm run backup -- keys" prints it',
  },
  BACKUP_IDENTITY: {
    schema: z.string().check(z.regex(/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/u)),
    expected: 'a private key of age, as "npm run backup -- keys" prints it',
  },
  METRICS_TOKEN: {
    schema: z.string().check(z.regex(/^[\w-]{32,200}$/u)),
    expected: '32 letters and digits or more',
  },
  DRAIN_SECONDS: { schema: z.string().check(z.regex(/^\d{1,2}$/u)), expected: 'a whole number from 0 to 99' },
  READ_FROM_STANDBY: { schema: z.enum(['on', 'off']), expected: 'on or off' },
  PRIVATE_WEBHOOKS: { schema: z.enum(['on', 'off']), expected: 'on or off' },
}

/** Reads the settings of working, stopping, watching, backing up and calling out. */
export function readOperation(
  read: (name: keyof typeof operationRules) => string | undefined,
): OperationSettings {
  const part = parts[(read('JOBS') ?? 'on') as keyof typeof parts]
  const folder = read('BACKUP_DIR')
  const recipient = read('BACKUP_RECIPIENT')
  return {
    part,
    backup: folder === undefined ? undefined : { folder: path.resolve(folder), recipient },
    backupIdentity: read('BACKUP_IDENTITY'),
    metricsToken: read('METRICS_TOKEN'),
    hasPrivateWebhooks: read('PRIVATE_WEBHOOKS') === 'on',
    // Nobody sends requests to a process of the jobs alone.
    drainMs: part === 'jobs' ? 0 : Number(read('DRAIN_SECONDS') ?? 0) * 1000,
    hasStandbyReads: read('READ_FROM_STANDBY') === 'on',
  }
}

/** Says which database has to be named for these settings; null where it is named. */
export function missingDatabase(
  { part, hasStandbyReads }: Pick<OperationSettings, 'part' | 'hasStandbyReads'>,
  databaseUrl: string | undefined,
): string | null {
  if (part === 'jobs' && databaseUrl === undefined)
    return 'The setting DATABASE_URL is needed as well, because JOBS is only.'
  if (hasStandbyReads && serverAddresses(databaseUrl ?? '').length === 1)
    return 'The setting DATABASE_URL must name a standby as well, because READ_FROM_STANDBY is on.'
  return null
}
