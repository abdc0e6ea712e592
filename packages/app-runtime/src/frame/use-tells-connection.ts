import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { isConnectionToldAtom } from './connection-told.atoms.ts'

/** For a page that tells by itself that the connection is lost, and what follows from it there. */
export function useTellsConnection(): void {
  const setTold = useSetAtom(isConnectionToldAtom)
  useEffect(() => {
    setTold(true)
    return () => setTold(false)
  }, [setTold])
}
