import { isApiError } from './api-error.ts'
import { randomUuid } from './random-uuid.ts'

/** Keys of intents whose outcome is not known yet. */
export interface IdempotencyKeys {
  /** The key of an intent: the same until it is settled, also after a reload. */
  readonly keyFor: (intent: string) => string
  /** Forgets the key once the outcome is known: repeating the intent gets a new one. */
  readonly settle: (intent: string) => void
  /**
   * Sends with the intent's key and settles it when the outcome is known, by success or an error answer. After a lost
   * answer the key is kept, so that the next attempt gets the answer of the first.
   */
  readonly attempt: <T>(intent: string, send: (idempotencyKey: string) => Promise<T>) => Promise<T>
}

/** The part of web storage that keys are kept in. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const prefix = 'idempotency:'

/** Answers that are given before the key is checked: an earlier attempt may still have been executed. */
const saysNothingAboutTheIntent = new Set([401, 403, 429])

/**
 * Whether a refused call has certainly not been carried out, neither now nor by an earlier attempt. After any other error the
 * same call has to be sent again with its key.
 */
export function isCertainRefusal(error: unknown): boolean {
  return (
    isApiError(error) &&
    error.code !== null &&
    error.status < 500 &&
    !saysNothingAboutTheIntent.has(error.status)
  )
}

/**
 * Keeps idempotency keys in a storage, and in memory beside it: a private window may have no storage, a full one
 * rejects writes, and the order must still be sent only once while the page is open.
 */
export function createIdempotencyKeys(storage: KeyStorage | null): IdempotencyKeys {
  const remembered = new Map<string, string>()

  const tryStorage = <T>(action: (storage: KeyStorage) => T): T | null => {
    try {
      return storage && action(storage)
    } catch {
      return null
    }
  }
  const keyFor = (intent: string): string => {
    const name = prefix + intent
    const key = remembered.get(name) ?? tryStorage((kept) => kept.getItem(name)) ?? randomUuid()
    remembered.set(name, key)
    tryStorage((kept) => kept.setItem(name, key))
    return key
  }
  const settle = (intent: string): void => {
    remembered.delete(prefix + intent)
    tryStorage((kept) => kept.removeItem(prefix + intent))
  }

  return {
    keyFor,
    settle,
    attempt: async (intent, send) => {
      try {
        const answer = await send(keyFor(intent))
        settle(intent)
        return answer
      } catch (error) {
        if (isCertainRefusal(error)) settle(intent)
        throw error
      }
    },
  }
}
