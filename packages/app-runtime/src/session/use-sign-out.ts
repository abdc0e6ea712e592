import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { isApiError } from '@flower-market/api-client'
import { notifyAtom } from '../notifications/notices.atoms.ts'
import { clearTabStorage } from './clear-tab-storage.ts'
import { eraseKeptAnswers } from './kept-answers.ts'
import { signOutAtom } from './session.atoms.ts'
import { broadcast } from '../tabs/tabs.ts'

/** Ends the session and loads the page anew, so that nothing of the person stays in memory. */
export function useSignOut() {
  const signOut = useSetAtom(signOutAtom)
  const notify = useSetAtom(notifyAtom)
  const [isSigningOut, setSigningOut] = useState(false)
  const leave = async (): Promise<void> => {
    setSigningOut(true)
    try {
      await signOut()
    } catch (error) {
      // Somebody without a session is signed out already.
      if (!isApiError(error, 'not-signed-in')) {
        setSigningOut(false)
        notify({ tone: 'danger', message: 'runtime.signOutFailed' })
        return
      }
    }
    clearTabStorage()
    await eraseKeptAnswers()
    broadcast({ kind: 'signed-out' })
    location.reload()
  }
  return { isSigningOut, leave: () => void leave() }
}
