import { keptCachePrefix } from '@flower-market/app-runtime/session'

const dayMs = 86_400_000

/** Nothing is shown that was kept for longer, and the next visit erases it. */
export const longestKeptMs = 7 * dayMs

/** What was kept, and when: ms since 1970. */
export interface KeptValue {
  readonly value: unknown
  readonly keptAt: number
}

const timeHeader = 'x-kept-at'

function addressOf(key: string): string {
  return `/kept/${encodeURIComponent(key)}`
}

function keptAtOf(response: Response): number {
  return Number(response.headers.get(timeHeader) ?? 0)
}

function isTooOld(response: Response): boolean {
  return Date.now() - keptAtOf(response) > longestKeptMs
}

/** What this browser keeps of one person. */
export interface KeptStore {
  readonly read: (key: string) => Promise<KeptValue | null>
  /** Keeps a value; of the keys that begin alike only the newest stay, as many as `most`. */
  readonly write: (key: string, value: unknown, family: string, most: number) => Promise<void>
  /** Erases what is too old. */
  readonly eraseExpired: () => Promise<void>
}

/** Opens the store of a person. Throws where the browser keeps nothing. */
export async function openKeptStore(personId: string): Promise<KeptStore> {
  const cache = await caches.open(keptCachePrefix + personId)
  return {
    read: async (key) => {
      const response = await cache.match(addressOf(key))
      if (response === undefined || isTooOld(response)) return null
      return { value: await response.json(), keptAt: keptAtOf(response) }
    },
    write: async (key, value, family, most) => {
      const headers = { 'content-type': 'application/json', [timeHeader]: String(Date.now()) }
      // What is put again moves to the end.
      await cache.delete(addressOf(key))
      await cache.put(addressOf(key), new Response(JSON.stringify(value), { headers }))
      const ofFamily = (await cache.keys()).filter(({ url }) =>
        new URL(url).pathname.startsWith(addressOf(family)),
      )
      await Promise.all(ofFamily.slice(0, -most).map((request) => cache.delete(request)))
    },
    eraseExpired: async () => {
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        if (response !== undefined && isTooOld(response)) await cache.delete(request)
      }
    },
  }
}

/** Whose answers this browser keeps: one person's at the most. */
export async function keptPersonId(): Promise<string | null> {
  const name = (await caches.keys()).find((one) => one.startsWith(keptCachePrefix))
  return name?.slice(keptCachePrefix.length) ?? null
}
