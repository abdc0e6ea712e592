import { askServer, sharedForASecond } from './ask-server.ts'

/** What a server says of itself and of those that follow it. */
export interface ServerState {
  /** It follows another server, whose log reaches it as it is written. */
  readonly isFollowing: boolean
  /** It acknowledges a commit only when each server that follows it shows it to those who read there. */
  readonly isWaitingForAll: boolean
}

/** For tests. */
interface StandbyFinderOptions {
  readonly readState: (address: string) => Promise<ServerState>
  readonly elapsedMs: () => number
}

/** A role that may not see the state of other servers is told nothing; `GRANT pg_monitor` lets it. */
const stateQuery = `
  SELECT pg_is_in_recovery() AND EXISTS (SELECT FROM pg_stat_wal_receiver WHERE status = 'streaming') AS "isFollowing",
    current_setting('synchronous_commit') = 'remote_apply' AND (
      SELECT coalesce(bool_and(coalesce(state = 'streaming' AND sync_state = 'sync', false)), false)
      FROM pg_stat_replication) AS "isWaitingForAll"`

/**
 * Makes the question where to read what may be read from a standby. It is a standby while the primary waits for each of
 * those that follow it, so that whoever reads there sees all that has been acknowledged; otherwise it is the primary. All
 * who ask within a second share one answer.
 */
export function standbyFinder(
  addresses: readonly string[],
  findPrimary: () => Promise<string>,
  { readState = stateOf, elapsedMs }: Partial<StandbyFinderOptions> = {},
): () => Promise<string> {
  return sharedForASecond(async () => {
    const primary = await findPrimary()
    const others = addresses.filter((address) => address !== primary)
    const [ofPrimary, ...ofOthers] = await Promise.allSettled([primary, ...others].map(readState))
    if (ofPrimary?.status !== 'fulfilled' || !ofPrimary.value.isWaitingForAll) return primary
    const standby = others.find((_address, at) => {
      const state = ofOthers[at]
      return state?.status === 'fulfilled' && state.value.isFollowing
    })
    return standby ?? primary
  }, elapsedMs)
}

function stateOf(address: string): Promise<ServerState> {
  return askServer<ServerState>(address, stateQuery)
}
