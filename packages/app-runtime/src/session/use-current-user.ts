import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Session } from '@flower-market/api-client'
import { isSessionLostAtom, sessionAtom } from './session.atoms.ts'

/** Who is at this page: who is signed in, or whose session has just been lost under their hands; null for a guest. */
export function useCurrentUser(): Session | null {
  const session = useAtomValue(sessionAtom)
  const isLost = useAtomValue(isSessionLostAtom)
  const [known, setKnown] = useState(session)
  if (session !== null && session !== known) setKnown(session)
  return session ?? (isLost ? known : null)
}
