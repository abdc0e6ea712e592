import { callCodeDigits } from '@flower-market/flower-domain'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import {
  codeProblemOf,
  findCodeProblem,
  toFormError,
  type CodeProblem,
} from '@flower-market/app-runtime/forms'
import { confirmDigitsAtom, placeCallAtom } from './phone-call.atoms.ts'

/** Tries the digits of the number that called, one attempt at a time, and has it call again. */
export function useDigits(phone: string, onConfirmed: () => void) {
  const confirm = useSetAtom(confirmDigitsAtom)
  const placeCall = useSetAtom(placeCallAtom)
  const input = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useState('')
  const [problem, setProblem] = useState<CodeProblem | null>(null)
  const [busy, setBusy] = useState<'trying' | 'calling' | null>(null)

  const attempt = async (typed: string): Promise<void> => {
    if (busy !== null) return
    const found = findCodeProblem(typed, callCodeDigits)
    setProblem(found)
    input.current?.focus()
    if (found !== null) return
    setBusy('trying')
    try {
      await confirm(typed)
      onConfirmed()
    } catch (error) {
      const refused = codeProblemOf(error)
      setProblem(refused)
      // Nobody mends one digit of a code; one that could not be asked about stays.
      if (refused.kind !== 'failed') setDigits('')
    } finally {
      setBusy(null)
    }
  }

  const callAgain = async (): Promise<void> => {
    setBusy('calling')
    try {
      await placeCall(phone)
      setProblem(null)
      setDigits('')
      input.current?.focus()
    } catch (error) {
      setProblem({ kind: 'failed', message: toFormError(error) })
    } finally {
      setBusy(null)
    }
  }
  return { input, digits, setDigits, problem, busy, attempt, callAgain }
}
