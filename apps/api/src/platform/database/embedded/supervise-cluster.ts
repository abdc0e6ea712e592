import { setTimeout as wait } from 'node:timers/promises'
import { claimCluster } from './claim-cluster.ts'
import type { Cluster, SupervisorLog } from './cluster.ts'
import type { Postmaster } from './postmaster-pid.ts'
import { stopPostmaster } from './stop-postmaster.ts'

/** A cluster that is served and owned until `stop`. */
export interface SupervisedCluster {
  readonly postmaster: Postmaster
  stop(): Promise<void>
}

const restartPauseMs = 100

/**
 * Claims the cluster and keeps the claim: when the server crashes or loses its sessions it is claimed again on the same
 * port, so that connection pools recover by themselves. `onLost` gets the reason when that is no longer possible.
 */
export async function superviseCluster(
  cluster: Cluster,
  log: SupervisorLog,
  onLost: (reason: unknown) => void,
): Promise<SupervisedCluster> {
  let claim = await claimCluster(cluster)
  const { postmaster: first } = claim
  let isStopping = false
  let reclaiming: Promise<void> | undefined

  const watch = (): void => {
    claim.session.once('end', () => {
      if (!isStopping) reclaiming = reclaim()
    })
  }
  const reclaim = async (): Promise<void> => {
    log.warn('The embedded database went away; starting it again.')
    try {
      await wait(restartPauseMs)
      claim = await claimCluster(cluster, first.port)
      watch()
      if (claim.postmaster.port !== first.port) throw new Error(`Port ${first.port} was taken meanwhile`)
      log.info('The embedded database is back.')
    } catch (error) {
      onLost(error)
    }
  }
  watch()

  return {
    postmaster: first,
    stop: async () => {
      isStopping = true
      await reclaiming
      await stopPostmaster(claim.postmaster)
      await claim.session.end().catch(() => {})
    },
  }
}
