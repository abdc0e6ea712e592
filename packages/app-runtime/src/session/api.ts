import { atom } from 'jotai'
import type { ApiClient } from '@flower-market/api-client'

const clientAtom = atom<ApiClient | null>(null)

/**
 * The client of this page. The app and each story set it once in their store before the first render, so that no
 * screen ever reaches for a global one.
 */
export const apiAtom = atom(
  (get) => {
    const api = get(clientAtom)
    if (api === null) throw new Error('No API client: set apiAtom in the store before rendering a screen.')
    return api
  },
  (_get, set, api: ApiClient) => set(clientAtom, api),
)
