import { hasDiskRoom } from '../platform/database/embedded/disk-room.ts'
import { postmasterOf, runOn, type DatabaseNode } from './database-node.ts'

const lostAfterMs = 5_000

/**
 * Makes the question why a primary cannot go on, to be asked again and again; null while it can. A server that is busy
 * or starts again after an error of its own may be without an answer for five seconds.
 */
export function primaryWatch(): (primary: DatabaseNode) => Promise<string | null> {
  let answeredAt = performance.now()
  let watched: DatabaseNode | null = null

  return async (primary) => {
    // One that was just promoted has its five seconds, too.
    if (watched !== primary) [watched, answeredAt] = [primary, performance.now()]
    if (postmasterOf(primary) === null) return 'its process has ended'
    if (!(await hasDiskRoom(primary.dataDir))) return 'its disk is full'
    try {
      await runOn(primary, 'SELECT 1')
      answeredAt = performance.now()
      return null
    } catch (error) {
      return performance.now() - answeredAt < lostAfterMs ? null : `it does not answer (${String(error)})`
    }
  }
}
