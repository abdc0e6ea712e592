import { StartupError } from './startup-error.ts'
import type { Config } from './platform/config.ts'
import { isUnavailable } from './platform/database/database-errors.ts'
import { SchemaMismatchError } from './platform/database/schema-mismatch.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>
type Sentence = (place: Place, file: string) => string

function databaseOf({ databaseUrl, dataDir }: Place): string {
  return databaseUrl === undefined ? `The database in ${dataDir}` : 'The database of DATABASE_URL'
}

function notWritable(_place: Place, file: string): string {
  return `${file} cannot be written to: give this user the right to it, or set DATA_DIR to another folder.`
}

function diskFull({ dataDir }: Place): string {
  return `The disk has no room left for ${dataDir}: free some, or set DATA_DIR to another disk, and start again.`
}

function damaged(place: Place): string {
  return `${databaseOf(place)} is damaged: put a backup in its place; postgres.log in the data folder names the file.`
}

function foreignRole(): string {
  return 'PostgreSQL refuses the role or the password of DATABASE_URL: correct them, or create the role.'
}

/** By the code of the system or of PostgreSQL; no sentence repeats DATABASE_URL, which holds a password. */
const sentences: Readonly<Record<string, Sentence>> = {
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  ENOTDIR: (_place, file) => `${file} is no folder: set DATA_DIR to a folder.`,
  ENOSPC: diskFull,
  53100: diskFull,
  '3D000': () => 'The database of DATABASE_URL does not exist: create it, or correct its name.',
  '28P01': foreignRole,
  28000: foreignRole,
  42501: () =>
    'The role of DATABASE_URL may not make tables in its database: make it the owner of the database, or grant it CREATE.',
  25006: (place) => `${databaseOf(place)} only reads: DATABASE_URL has to name the primary server.`,
  XX001: damaged,
  XX002: damaged,
}

/** What to tell the person who starts the server; an error that is nobody's fault stays as it is. */
export function explainStartError(error: unknown, place: Place): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof SchemaMismatchError) return new StartupError(error.message, { cause: error })
  const { code, path = place.dataDir } = error as { code?: unknown; path?: string }
  const sentence = sentences[String(code)]
  if (sentence !== undefined) return new StartupError(sentence(place, path), { cause: error })
  if (isUnavailable(error) && place.databaseUrl !== undefined) {
    return new StartupError(
      'PostgreSQL cannot be reached at DATABASE_URL: is it running, and is the address right?',
      { cause: error },
    )
  }
  return error
}
