import { atom, type createStore } from 'jotai'
import { changedTags, randomUuid, type CallInput } from '@flower-market/api-client'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, sessionAtom } from '@flower-market/app-runtime/session'
import {
  dropQueuedClaim,
  keepQueuedClaim,
  readClaimQueue,
  sendQueuedClaim,
  type QueuedClaim,
} from './claim-queue.ts'

const queueAtom = atom<readonly QueuedClaim[]>([])
const isSendingAtom = atom(false)

/** The claims of the person that are not sent, or not taken. */
export const queuedClaimsAtom = atom((get) => {
  const session = get(sessionAtom)
  return get(queueAtom).filter(({ personId }) => personId === session?._id)
})

const putAtom = atom(null, (get, set, queued: QueuedClaim) => {
  const others = get(queueAtom).filter(({ id }) => id !== queued.id)
  set(queueAtom, [...others, queued])
})

/** Forgets a claim that was not taken. */
export const dropClaimAtom = atom(null, async (get, set, id: string): Promise<void> => {
  set(
    queueAtom,
    get(queueAtom).filter((queued) => queued.id !== id),
  )
  await dropQueuedClaim(id)
})

/** Sends the claims of the person that wait, one by one; one that the network stops waits on. */
const sendClaimsAtom = atom(null, async (get, set): Promise<void> => {
  if (get(isSendingAtom)) return
  set(isSendingAtom, true)
  try {
    const waiting = get(queuedClaimsAtom).filter(
      ({ refused, claimId, photos }) => refused === null && (claimId === null || photos.length > 0),
    )
    for (const queued of waiting) {
      const left = await sendQueuedClaim(get(apiAtom).call, queued, async (step) => {
        set(putAtom, step)
        set(invalidateAtom, changedTags.claimCreate)
        await keepQueuedClaim(step)
      })
      if (left === null) await set(dropClaimAtom, queued.id)
    }
  } finally {
    set(isSendingAtom, false)
  }
})

/** What a person claims, with its photographs. */
export interface NewClaim {
  readonly claim: CallInput<'claimCreate'>['body']
  readonly pictures: readonly Blob[]
}

/** Keeps a claim and sends it; answers what is left of it: null once the server has all of it. */
export const submitClaimAtom = atom(
  null,
  async (get, set, { claim, pictures }: NewClaim): Promise<QueuedClaim | null> => {
    const queued: QueuedClaim = {
      id: randomUuid(),
      personId: get(sessionAtom)?._id ?? '',
      claim,
      claimId: null,
      photos: pictures.map((picture) => ({ key: randomUuid(), picture })),
      refused: null,
      refusedPhotos: 0,
    }
    set(putAtom, queued)
    // A browser that keeps nothing (private windows) sends it all the same.
    await keepQueuedClaim(queued).catch(() => {})
    await set(sendClaimsAtom)
    return get(queueAtom).find(({ id }) => id === queued.id) ?? null
  },
)

const loadAtom = atom(null, async (get, set): Promise<void> => {
  const kept = await readClaimQueue().catch(() => [])
  const known = new Set(get(queueAtom).map(({ id }) => id))
  set(queueAtom, [...get(queueAtom), ...kept.filter(({ id }) => !known.has(id))])
})

const retryMs = 60_000

/** Sends what an earlier visit left, and whatever waits when the network is back; gives the function that ends it. */
export function startClaimQueue(store: ReturnType<typeof createStore>): () => void {
  const send = (): void => void store.set(sendClaimsAtom).catch(() => {})
  const timer = setInterval(send, retryMs)
  addEventListener('online', send)
  void store.set(loadAtom).then(send)
  return () => {
    clearInterval(timer)
    removeEventListener('online', send)
  }
}
