import { atom, useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import type { Session } from '@flower-market/api-client'
import { sessionAtom } from './session.atoms.ts'

const personIdAtom = atom((get) => {
  const { _id = null } = get(sessionAtom) ?? ({} as Partial<Session>)
  return _id
})

/**
 * Loads the page anew when another person signs in than the one it was used by: what the first one read is still in
 * memory, and is not the second one's to see.
 */
export function useOnePersonPerPage(): void {
  const personId = useAtomValue(personIdAtom)
  const firstPersonId = useRef(personId)
  useEffect(() => {
    if (personId === null) return
    firstPersonId.current ??= personId
    if (firstPersonId.current !== personId) location.reload()
  }, [personId])
}
