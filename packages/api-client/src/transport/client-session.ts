import type { Session } from '../page-payload.ts'

/** The session of the client, kept in memory only. */
export interface ClientSession {
  readonly token: () => string | undefined
  readonly keep: (session: Session | null) => void
  /** Renews the token unless it has changed already; concurrent calls share one renewal. */
  readonly renewAfter: (usedToken: string | undefined) => Promise<void>
}

/**
 * Keeps the session; `read` asks the server for the session of the cookie, `onSession` is called after every change.
 */
export function createClientSession(
  initial: Session | null,
  read: () => Promise<Session>,
  onSession?: (session: Session | null) => void,
): ClientSession {
  let session = initial
  let renewal: Promise<void> | undefined

  const keep = (next: Session | null): void => {
    session = next
    onSession?.(next)
  }
  const renew = async (): Promise<void> => {
    try {
      keep(await read())
    } finally {
      renewal = undefined
    }
  }

  return {
    token: () => session?.token,
    keep,
    renewAfter: async (usedToken) => {
      // Another call has renewed the token since this one was sent.
      if (!renewal && session?.token !== usedToken) return
      renewal ??= renew()
      await renewal
    },
  }
}
