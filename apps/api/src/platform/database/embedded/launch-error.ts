import type { Cluster } from './cluster.ts'
import { EmbeddedPostgresError, damagedFolder } from './embedded-postgres-error.ts'

/** A start that failed for a passing reason: another start was faster, or the last server's children still end. */
export class LaunchConflict extends Error {
  override readonly name = 'LaunchConflict'
}

const passing = [
  /lock file "postmaster\.pid" already exists/u,
  /pre-existing shared memory block/u,
  /could not create any TCP\/IP sockets/u,
]
const ofTheMachine = [
  /error while loading/u,
  /No space left on device/u,
  /Read-only file system/u,
  /Permission denied/u,
  /shared memory/u,
  /semaphore/u,
  /Cannot allocate memory/u,
]

/** Turns the last words of a PostgreSQL that did not come up into an error; what is not the machine's fault is damage. */
export function explainLaunchError(cluster: Cluster, output: string): Error {
  if (passing.some((pattern) => pattern.test(output))) return new LaunchConflict(output)
  const lines = output.split('\n').filter((line) => /\b(?:FATAL|PANIC)\b|error while loading/u.test(line))
  const said = (lines.at(-1) ?? 'it ended without a word').replace(/^.*?(?:FATAL|PANIC):\s*/u, '').trim()
  if (lines.length > 0 && !ofTheMachine.some((pattern) => pattern.test(said))) {
    return damagedFolder(cluster.dataDir, `PostgreSQL says: ${said}`)
  }
  return new EmbeddedPostgresError(
    'cannot-start',
    `PostgreSQL could not start in ${cluster.dataDir}: ${said}. Its log is ${cluster.logFile}.`,
  )
}
