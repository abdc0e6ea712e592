import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** One copy of PostgreSQL's programs. */
export interface PostgresBinaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  readonly native: string
  /** The npm package's version; its first number is PostgreSQL's major. */
  readonly version: string
}

/** Absolute path of one of PostgreSQL's programs. */
export function programPath(binaries: PostgresBinaries, program: 'initdb' | 'postgres'): string {
  return path.join(binaries.native, 'bin', process.platform === 'win32' ? `${program}.exe` : program)
}

/** PostgreSQL's major version as `PG_VERSION` files spell it. */
export function majorVersion(binaries: PostgresBinaries): string {
  return binaries.version.split('.')[0] ?? binaries.version
}

/** Finds the npm package with this platform's PostgreSQL; throws `unsupported-platform` where there is none. */
export function findBinaries(platform = platformName(), musl = isMusl()): PostgresBinaries {
  if (musl) throw unsupported(`${platform} with musl (Alpine)`)
  try {
    // The platform package is a dependency of the wrapper, so only the wrapper can see it.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)
    const folder = path.resolve(path.dirname(entry), '..')
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string
    }
    return { native: path.join(folder, 'native'), version }
  } catch (error) {
    throw unsupported(platform, error)
  }
}

function platformName(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
}

/** musl is told from glibc by the report alone: the npm package installs on both and runs on one. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime === undefined
}

function unsupported(platform: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'unsupported-platform',
    `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer server.`,
    { cause },
  )
}
