import { askServer, sharedForASecond } from './ask-server.ts'

/** None of the servers takes writes now: they are starting, or a standby has not been promoted yet. */
export class NoPrimaryError extends Error {
  override readonly name = 'NoPrimaryError'
  /** PostgreSQL's own code of a server that takes no connections yet: calls are refused as `unavailable`. */
  readonly code = '57P03'

  constructor() {
    super('None of the database servers takes writes.')
  }
}

/** A promotion begins a new timeline; a standby has none of its own. */
const timelineQuery = `
  SELECT CASE WHEN pg_is_in_recovery() THEN NULL
    ELSE substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END AS timeline`

/** For tests. */
interface PrimaryFinderOptions {
  /** The timeline that a server writes; 0 for a standby. */
  readonly readTimeline: (address: string) => Promise<number>
  readonly elapsedMs: () => number
}

/**
 * Makes the question which of several servers is the primary: the one that takes writes, of two the one that was promoted
 * last. A former primary that came back by itself is never gone back to. All who ask within a second share one answer.
 */
export function primaryFinder(
  addresses: readonly string[],
  { readTimeline = timelineOf, elapsedMs }: Partial<PrimaryFinderOptions> = {},
): () => Promise<string> {
  let newest = 0
  return sharedForASecond(async () => {
    const probes = await Promise.allSettled(addresses.map(readTimeline))
    const [first] = probes
    // None answers: a wrong password is told as such.
    if (first?.status === 'rejected' && probes.every(({ status }) => status === 'rejected'))
      throw first.reason
    const timelines = probes.map((probe) => (probe.status === 'fulfilled' ? probe.value : 0))
    const timeline = Math.max(...timelines)
    const primary = addresses[timelines.indexOf(timeline)]
    if (primary === undefined || timeline === 0 || timeline < newest) throw new NoPrimaryError()
    newest = timeline
    return primary
  }, elapsedMs)
}

async function timelineOf(address: string): Promise<number> {
  const { timeline } = await askServer<{ timeline: string | null }>(address, timelineQuery)
  return Number.parseInt(timeline ?? '0', 16)
}
