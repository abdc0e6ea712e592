import { isApiError, type ApiError, type CallOptions } from '@flower-market/api-client'
import type { KeptAnswer } from './answer-store.ts'

/** What is known of a read: not yet, an answer (perhaps being asked again), or why there is none. */
export type Resource<T> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly data: T
      readonly isRefreshing: boolean
      /** When it was answered, where the server cannot be asked whether it still holds: ms since 1970. */
      readonly keptAt?: number
    }
  | { readonly status: 'failed'; readonly error: unknown }

/** An answer younger than this is shown again without asking. */
const freshForMs = 30_000

/** How long an answer that nobody shows is kept, so that going back to a screen shows it at once. */
const keptForMs = 5 * 60_000

/** No answer yet; one object, because its readers compare by identity. */
export const loading: Resource<never> = { status: 'loading' }

/** One question: its answer, who shows it, and the request under way. */
export interface ResourceEntry<T> {
  readonly get: () => Resource<T>
  readonly subscribe: (onChange: () => void) => () => void
  /** Asks unless the answer is fresh or on its way. */
  readonly ensure: () => void
  /** Asks anew; an older request still under way is given up. */
  readonly refresh: () => void
  /** The answer may be wrong: asked anew now where it is shown, else when it is next shown. */
  readonly invalidate: () => void
  /**
   * Changes the answer in place, where there is one, and again an answer that is on its way, once it is there. That one may be of
   * before the change or of after it, so a change must be idempotent.
   */
  readonly patch: (change: (data: T) => T) => void
}

interface EntryOptions<T> {
  /** What the page came with. */
  readonly initial: Resource<T>
  readonly ask: (options: CallOptions) => Promise<T>
  /** Finds what was answered at an earlier time; null where nothing keeps answers. */
  readonly readKept?: () => Promise<KeptAnswer | null> | null
  /** Whether that is shown while the server is asked. @default only when the server does not answer */
  readonly isKeptFirst?: () => boolean
  /** Nobody has shown the answer for a while. */
  readonly onRelease: () => void
}

/** Whether the server did not say anything about the question: then what is on screen stays. */
function isNoAnswer(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.status >= 500)
}

const notServed: ReadonlySet<number> = new Set([502, 503, 504])

/** Whether the server was not reached at all: what is known of it is of an earlier time. */
function isUnreached(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || notServed.has(error.status))
}

/** Makes the entry of a question that nobody has asked yet. */
export function createResourceEntry<T>({
  initial,
  ask,
  readKept = () => null,
  isKeptFirst = () => false,
  onRelease,
}: EntryOptions<T>): ResourceEntry<T> {
  let resource = initial
  let answeredAt = -Infinity
  let knownAt = Date.now()
  let request: AbortController | null = null
  /** Changes in place since the request was sent. */
  let changes: ((data: T) => T)[] = []
  let hasAsked = false
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const show = (next: Resource<T>): void => {
    resource = next
    for (const listener of listeners) listener()
  }
  const markRefreshing = (isRefreshing: boolean): void => {
    if (resource.status === 'ready' && resource.isRefreshing !== isRefreshing) {
      show({ ...resource, isRefreshing })
    }
  }
  const takeAnswer = (answer: T): void => {
    const data = changes.reduce((changed, change) => change(changed), answer)
    answeredAt = Date.now()
    knownAt = answeredAt
    const isShown = resource.status === 'ready' && resource.data === data && resource.keptAt === undefined
    // What the page came with is already on screen, and is not drawn a second time.
    if (isShown) markRefreshing(false)
    else show({ status: 'ready', data, isRefreshing: false })
  }
  const keepsAnswer = (error: unknown): boolean => resource.status === 'ready' && isNoAnswer(error)
  /** An answer that stays on screen hides the error; where the server said nothing, the frame tells that it is away. */
  const isErrorShownInPlace = (error: ApiError): boolean => !keepsAnswer(error) || error.code === null
  const takeError = (error: unknown): void => {
    if (resource.status === 'ready' && isUnreached(error)) {
      show({ ...resource, isRefreshing: false, keptAt: resource.keptAt ?? knownAt })
      return
    }
    if (keepsAnswer(error)) return markRefreshing(false)
    const kept = isUnreached(error) ? readKept() : null
    const failed = { status: 'failed', error } as const
    if (kept === null) show(failed)
    else void showKept(kept, null, failed)
  }
  /** Shows an answer of an earlier time, or what holds where there is none, unless something else has come meanwhile. */
  const showKept = async (
    found: Promise<KeptAnswer | null>,
    during: AbortController | null,
    otherwise: Resource<T>,
  ): Promise<void> => {
    const kept = await found
    if (resource.status !== 'loading' || request !== during) return
    if (kept === null) show(otherwise)
    else show({ status: 'ready', data: kept.data as T, isRefreshing: during !== null, keptAt: kept.keptAt })
  }
  const giveUp = (): void => {
    request?.abort()
    request = null
    markRefreshing(false)
  }

  const refresh = (): void => {
    request?.abort()
    const current = new AbortController()
    request = current
    changes = []
    if (resource.status !== 'ready') {
      show(loading)
      const kept = isKeptFirst() ? readKept() : null
      if (kept !== null) void showKept(kept, current, loading)
    } else if (hasAsked) markRefreshing(true)
    hasAsked = true
    const ifCurrent =
      <V>(take: (value: V) => void) =>
      (value: V): void => {
        if (request !== current) return
        request = null
        take(value)
      }
    ask({ signal: current.signal, isErrorShownInPlace }).then(ifCurrent(takeAnswer), ifCurrent(takeError))
    if (listeners.size === 0) releaseLater()
  }
  const releaseLater = (): void => {
    clearTimeout(idleTimer)
    idleTimer = setTimeout(() => {
      giveUp()
      onRelease()
    }, keptForMs)
  }
  // Whoever takes over from the one that leaves subscribes a moment later: only then is the request not wanted.
  const giveUpSoon = (): void => {
    clearTimeout(idleTimer)
    idleTimer = setTimeout(() => {
      giveUp()
      releaseLater()
    })
  }

  return {
    get: () => resource,
    subscribe: (onChange) => {
      clearTimeout(idleTimer)
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
        if (listeners.size === 0) giveUpSoon()
      }
    },
    ensure: () => {
      const isFresh = Date.now() - answeredAt < freshForMs
      if (request === null && !(resource.status === 'ready' && isFresh)) refresh()
    },
    refresh,
    invalidate: () => {
      answeredAt = -Infinity
      // An answer under way may be of before the change.
      if (listeners.size > 0 || request !== null) refresh()
    },
    patch: (change) => {
      if (request !== null) changes.push(change)
      if (resource.status === 'ready') show({ ...resource, data: change(resource.data) })
    },
  }
}
