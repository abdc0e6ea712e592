import { isApiError, type CallInput, type CallOutput } from '@flower-market/api-client'
import { notifyAtom, shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

type Watch = CallInput<'deskWatch'>['body']

/** Somebody who has something open. */
export type Watcher = CallOutput<'deskWatch'>['watchers'][number]

/** What a page or a form is about. */
export interface Watched {
  readonly kind: Watch['kind']
  readonly _id: string
}

/** Names what is open among all kinds. */
export function watchedKey({ kind, _id }: Watched): string {
  return `${kind} ${_id}`
}

const watchersBaseAtom = atom<ReadonlyMap<string, readonly Watcher[]>>(new Map())

/** Who has open what is shown on the page. */
export const watchersAtom = atom((get) => get(watchersBaseAtom))

/** The kinds of which the page shows many. */
const listedKindsAtom = atom<ReadonlySet<Watched['kind']>>(new Set<Watched['kind']>())

/** Writes who has something open, where the page shows it. */
export const learnWatchersAtom = atom(null, (get, set, watched: Watched, watchers: readonly Watcher[]) => {
  const known = get(watchersBaseAtom)
  if (known.has(watchedKey(watched)) || get(listedKindsAtom).has(watched.kind)) {
    set(watchersBaseAtom, new Map(known).set(watchedKey(watched), watchers))
  }
})

/** Forgets who has something open that is not shown any more. */
export const forgetWatchersAtom = atom(null, (get, set, watched: Watched) => {
  const known = new Map(get(watchersBaseAtom))
  known.delete(watchedKey(watched))
  set(watchersBaseAtom, known)
})

/** Reads who has what of a kind open, where the page shows many of them; events tell of changes until it is forgotten. */
export const listWatchersAtom = atom(null, async (get, set, kind: Watched['kind']): Promise<void> => {
  set(listedKindsAtom, new Set([...get(listedKindsAtom), kind]))
  const found = await get(apiAtom).call('deskWatchers', { query: { kind } }, shownInPlace)
  if (!get(listedKindsAtom).has(kind)) return
  const others = [...get(watchersBaseAtom)].filter(([key]) => !key.startsWith(`${kind} `))
  const now = found.map(({ item, watchers }) => [watchedKey({ kind, _id: item }), watchers] as const)
  set(watchersBaseAtom, new Map([...others, ...now]))
})

/** Forgets who has what of a kind open that is not shown any more. */
export const forgetWatchedKindAtom = atom(null, (get, set, kind: Watched['kind']) => {
  set(listedKindsAtom, new Set([...get(listedKindsAtom)].filter((one) => one !== kind)))
  const others = [...get(watchersBaseAtom)].filter(([key]) => !key.startsWith(`${kind} `))
  set(watchersBaseAtom, new Map(others))
})

/** Events about what is shown count from now on, also those that come before the first answer. */
const expectWatchersAtom = atom(null, (get, set, watched: Watched) => {
  const known = get(watchersBaseAtom)
  if (!known.has(watchedKey(watched))) set(watchersBaseAtom, new Map(known).set(watchedKey(watched), []))
})

/** Says that one has something open, takes it or leaves it, and learns who has; where a colleague has taken it, it says so. */
export const watchAtom = atom(
  null,
  async (get, set, watched: Watched, mode: Watch['mode']): Promise<void> => {
    const { kind, _id: item } = watched
    if (mode === 'look') set(expectWatchersAtom, watched)
    try {
      const { watchers } = await get(apiAtom).call('deskWatch', { body: { kind, item, mode } }, shownInPlace)
      set(learnWatchersAtom, watched, watchers)
    } catch (error) {
      if (!isApiError(error, 'item-taken')) throw error
      set(notifyAtom, { tone: 'danger', message: 'errors.item-taken' })
    } finally {
      if (mode === 'take') set(invalidateAtom, ['desk'])
    }
  },
)
