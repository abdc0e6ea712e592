import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { isTyping } from '../../state/is-typing.ts'
import { sendDecisionsAtom, undoDecisionAtom } from './pending-decisions.atoms.ts'

/** Takes the latest decision back by Z, and sends all that wait when the desk or the page is left. */
export function useUndo(): void {
  const undo = useSetAtom(undoDecisionAtom)
  const sendAll = useSetAtom(sendDecisionsAtom)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyZ' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!isTyping(event.target)) undo()
    }
    const leave = (): void => void sendAll()
    document.addEventListener('keydown', press)
    addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('keydown', press)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [undo, sendAll])
}
