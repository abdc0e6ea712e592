import { createStore, del, entries, set } from 'idb-keyval'
import { isApiError, type Call, type CallInput, type ErrorCode } from '@flower-market/api-client'

/** A photograph that was not sent yet; its key keeps the server from taking it twice. */
export interface QueuedPhoto {
  readonly key: string
  readonly picture: Blob
}

/** A claim that is on its way: kept by the browser until the server has all of it. */
export interface QueuedClaim {
  /** Also the idempotency key of the claim. */
  readonly id: string
  /** Whose it is: another person's session sends nothing of it. */
  readonly personId: string
  readonly claim: CallInput<'claimCreate'>['body']
  /** The server's id; null until it has the claim. */
  readonly claimId: string | null
  readonly photos: readonly QueuedPhoto[]
  /** Why the server did not take the claim; null while it may. */
  readonly refused: ErrorCode | null
  /** How many photographs the server did not take. */
  readonly refusedPhotos: number
}

const store = createStore('claims', 'queue')

/** The claims that were not sent yet, of everybody who uses this browser. */
export async function readClaimQueue(): Promise<QueuedClaim[]> {
  return (await entries<string, QueuedClaim>(store)).map(([, queued]) => queued)
}

/** Keeps a claim as far as it has been sent. */
export function keepQueuedClaim(queued: QueuedClaim): Promise<void> {
  return set(queued.id, queued, store)
}

/** Forgets a claim. */
export function dropQueuedClaim(id: string): Promise<void> {
  return del(id, store)
}

const passing: ReadonlySet<string> = new Set([
  'internal',
  'unavailable',
  'too-many-requests',
  'not-signed-in',
  'token-expired',
  'csrf-failed',
])

/** The code of a refusal that another attempt would meet again; null for what passes, like a lost network. */
function refusalOf(error: unknown): ErrorCode | null {
  if (!isApiError(error) || error.kind !== 'http') return null
  return error.code === null || passing.has(error.code) ? null : error.code
}

const quietly = { isErrorShownInPlace: true } as const

/**
 * Sends what is left of a claim and tells of each step; answers what is left of it then: nothing when all was sent. What the
 * server refuses for good is not sent again.
 */
export async function sendQueuedClaim(
  call: Call,
  queued: QueuedClaim,
  onStep: (queued: QueuedClaim) => Promise<void>,
): Promise<QueuedClaim | null> {
  let left = queued
  const step = async (changes: Partial<QueuedClaim>): Promise<void> => {
    left = { ...left, ...changes }
    await onStep(left)
  }
  try {
    if (left.claimId === null) {
      const { _id } = await call('claimCreate', { body: left.claim }, { idempotencyKey: left.id, ...quietly })
      await step({ claimId: _id })
    }
  } catch (error) {
    const refused = refusalOf(error)
    if (refused !== null) await step({ refused, photos: [] })
    return left
  }
  for (const photo of left.photos) {
    try {
      const query = { claimId: left.claimId as string, key: photo.key }
      await call('claimPhotoAdd', { query, body: photo.picture }, quietly)
      await step({ photos: left.photos.filter(({ key }) => key !== photo.key) })
    } catch (error) {
      if (refusalOf(error) === null) return left
      const refusedPhotos = left.refusedPhotos + 1
      await step({ photos: left.photos.filter(({ key }) => key !== photo.key), refusedPhotos })
    }
  }
  return left.refusedPhotos > 0 ? left : null
}
