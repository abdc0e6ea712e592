import type { Session } from '../page-payload.ts'

/** The session as the client knows it; it lives in memory only. */
export interface ClientSession {
  readonly token: () => string | undefined
  readonly keep: (session: Session | null) => void
  /** Gets a token other than the given one; calls that ask at the same time share one answer. */
  readonly renewAfter: (usedToken: string | undefined) => Promise<void>
}

/** Keeps the session; `read` asks the server who the cookie belongs to, `onSession` hears of every change. */
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
      // A refusal that was under way while another call renewed the token has nothing left to renew.
      if (!renewal && session?.token !== usedToken) return
      renewal ??= renew()
      await renewal
    },
  }
}
