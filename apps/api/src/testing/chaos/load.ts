/** A call that was tried under a key, with the id that the server answered; null when it was refused or its answer was lost. */
export interface Tried<B> {
  readonly key: string
  readonly body: B
  readonly startedAt: number
  readonly endedAt: number
  readonly id: string | null
}

/** People who call several servers in turn. */
export interface Load {
  readonly tried: readonly Tried<unknown>[]
  /** Resolves when a call that was begun after `since` has been acknowledged. */
  acknowledgedAfter(since: number): Promise<Tried<unknown>>
  /** Asks again with every key, and gives the ids: each key has one. */
  settle(): Promise<Map<string, string>>
  stop(): Promise<void>
}

/** What a load does. */
export interface LoadSteps<B> {
  /** The body of the next call; null when there is none at this moment. */
  readonly prepare: (index: number) => Promise<B | null>
  /** Calls; null for a refusal. Rejects when the server is away. */
  readonly send: (key: string, body: B) => Promise<string | null>
}

const lanes = 4
const pauseMs = 50

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms))
}

/** Begins to call; a server that is away is asked again with the next call. */
export function runLoad<B>({ prepare, send }: LoadSteps<B>): Load {
  const tried: Tried<B>[] = []
  const stopping = new AbortController()
  const work = async (lane: number): Promise<void> => {
    for (let index = lane; !stopping.signal.aborted; index += lanes) {
      const body = await prepare(index).catch(() => null)
      if (body !== null) {
        const key = crypto.randomUUID()
        const startedAt = performance.now()
        const id = await send(key, body).catch(() => null)
        tried.push({ key, body, startedAt, endedAt: performance.now(), id })
      }
      await wait(pauseMs)
    }
  }
  const running = Array.from({ length: lanes }, (_, lane) => work(lane))
  return {
    tried,
    async acknowledgedAfter(since) {
      for (;;) {
        const found = tried.find(({ startedAt, id }) => startedAt > since && id !== null)
        if (found !== undefined) return found
        await wait(pauseMs)
      }
    },
    async settle() {
      const ids = new Map<string, string>()
      for (const { key, body } of tried) {
        // What was never done may be refused by now.
        const id = await send(key, body)
        if (id !== null) ids.set(key, id)
      }
      return ids
    },
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
