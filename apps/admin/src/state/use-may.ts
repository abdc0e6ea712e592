import { mayCall, type PermittedCall } from '@flower-market/api-client'
import { sessionAtom } from '@flower-market/app-runtime/session'
import { useAtomValue } from 'jotai'

/** Gives `may(call)`: whether the staff role of whoever is signed in allows it. The server decides it anyway. */
export function useMay() {
  const session = useAtomValue(sessionAtom)
  return (call: PermittedCall): boolean => session !== null && mayCall(session, call)
}
