import { ApiError, type Call, type CallName } from '@flower-market/api-client'
import { resourcesAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import type { createStore } from 'jotai'

/** Makes the browser of a story say that it has no network; as its `beforeEach`. */
export function withoutNetwork(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
  }
}

function fail(name: CallName): Promise<never> {
  return Promise.reject(new ApiError({ kind: 'network', call: name, message: 'No network' }))
}

/** Lets no call of a page reach the mock market; what the page would have asked was kept at a moment, or not at all. */
export function cutNetwork(store: ReturnType<typeof createStore>, keptAt: string | null): void {
  const api = store.get(apiAtom)
  const ask = api.call as unknown as (name: CallName, input: unknown) => Promise<unknown>
  store.set(apiAtom, { ...api, call: fail as unknown as Call })
  store.get(resourcesAtom).setAnswerStore({
    keep: () => {},
    read: async (name, input) =>
      keptAt === null ? null : { data: await ask(name, input), keptAt: Date.parse(keptAt) },
    isReadFirst: () => true,
  })
}
