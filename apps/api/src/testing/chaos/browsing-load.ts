import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@flower-market/api-client/contract'
import { signInTraveling } from './signed-in-load.ts'

/** Somebody who reads while something happens. */
export interface BrowsingLoad {
  readonly requests: () => number
  readonly failures: readonly string[]
  stop(): Promise<void>
}

const pauseMs = 20
const paths = (['filterList', 'purchaseList', 'accountList'] as const).map((name) => contract[name].path)

/** Begins to read the days, the history and the accounts, one after the other; nothing is asked twice. */
export async function startBrowsingLoad(origin: string, email: string): Promise<BrowsingLoad> {
  const { get } = await signInTraveling(() => [origin], email)
  const failures: string[] = []
  const stopping = new AbortController()
  let requests = 0
  const read = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const path = paths[requests % paths.length] as string
      requests += 1
      const status = await get(path).catch((error: unknown) => String(error))
      if (status !== 200) failures.push(`${path}: ${status}`)
      await wait(pauseMs)
    }
  }
  const reading = read()
  return {
    requests: () => requests,
    failures,
    async stop() {
      stopping.abort()
      await reading
    },
  }
}
