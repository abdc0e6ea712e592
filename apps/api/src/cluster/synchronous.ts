import { setTimeout as wait } from 'node:timers/promises'
import { runOn, type DatabaseNode } from './database-node.ts'
import { standbyName } from './make-standby.ts'

const streamingWithinMs = 30_000
const pollMs = 100
/** PostgreSQL's processes read changed settings by themselves. */
const settingsReadMs = 500

/** Whether the standby gets the log as it is written. */
export async function isStreaming(primary: DatabaseNode): Promise<boolean> {
  const rows = await runOn(
    primary,
    `SELECT 1 FROM pg_stat_replication WHERE application_name = '${standbyName}' AND state = 'streaming'`,
  )
  return rows.length > 0
}

/** From here on the primary acknowledges a commit only when the standby has it on its disk. */
export async function beginWaiting(primary: DatabaseNode): Promise<void> {
  for (const deadline = performance.now() + streamingWithinMs; !(await isStreaming(primary));) {
    if (performance.now() > deadline) throw new Error('The standby does not follow the primary.')
    await wait(pollMs)
  }
  await changeSetting(primary, standbyName)
  await wait(settingsReadMs)
  // Waits for the standby: with it all that was acknowledged before has arrived.
  await runOn(
    primary,
    `SELECT pg_logical_emit_message(true, 'flower-market', 'synchronous')`,
    streamingWithinMs,
  )
}

/** From here on the primary waits for nobody. */
export async function endWaiting(primary: DatabaseNode): Promise<void> {
  await changeSetting(primary, '')
}

async function changeSetting(primary: DatabaseNode, names: string): Promise<void> {
  await runOn(primary, `ALTER SYSTEM SET synchronous_standby_names = '${names}'`)
  await runOn(primary, 'SELECT pg_reload_conf()')
}
