import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { isCodeMissingAtom } from '../errors/missing-code.atoms.ts'
import { reloadOnce } from '../errors/reload-guard.ts'

/**
 * Loads the page again, as soon as there is a network, when code that runs behind it is missing; not where something was
 * typed or chosen, and at most once in 10 s. Tells whether code is missing.
 */
export function useMissingCode(isOnline: boolean): boolean {
  const isMissing = useAtomValue(isCodeMissingAtom)
  const isEdited = useRef(false)
  useEffect(() => {
    const edit = (): void => void (isEdited.current = true)
    addEventListener('input', edit)
    return () => removeEventListener('input', edit)
  }, [])
  useEffect(() => {
    if (isMissing && isOnline && !isEdited.current) reloadOnce()
  }, [isMissing, isOnline])
  return isMissing
}
