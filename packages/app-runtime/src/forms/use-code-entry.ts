import { useRef, useState } from 'react'
import { codeProblemOf, findCodeProblem, type CodeProblem } from './code-problem.ts'
import { toFormError } from './form-errors.ts'

/** What a code is tried by, and how another one is had. */
export interface CodeCalls {
  /** How many digits a code has. */
  readonly digits: 4 | 6
  /** Tries a whole code; rejects with an `ApiError` (`invalid-code`, `code-expired`, …). */
  readonly onAttempt: (code: string) => Promise<void>
  /** Has another code sent; rejects with an `ApiError`. */
  readonly onSendAgain: () => Promise<void>
}

/** Tries codes, one at a time, and has new ones sent. */
export function useCodeEntry({ digits, onAttempt, onSendAgain }: CodeCalls) {
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<CodeProblem | null>(null)
  const [busy, setBusy] = useState<'trying' | 'sending' | null>(null)

  const attempt = async (typed: string): Promise<void> => {
    if (busy !== null) return
    const found = findCodeProblem(typed, digits)
    setProblem(found)
    input.current?.focus()
    if (found !== null) return
    setBusy('trying')
    try {
      await onAttempt(typed)
    } catch (error) {
      const refused = codeProblemOf(error)
      setProblem(refused)
      // Nobody mends one digit of a code; one that could not be asked about stays.
      if (refused.kind !== 'failed') setCode('')
    } finally {
      setBusy(null)
    }
  }

  const sendAgain = async (): Promise<void> => {
    setBusy('sending')
    try {
      await onSendAgain()
      setProblem(null)
      setCode('')
      input.current?.focus()
    } catch (error) {
      setProblem({ kind: 'failed', message: toFormError(error) })
    } finally {
      setBusy(null)
    }
  }
  return { input, code, setCode, problem, busy, attempt, sendAgain }
}
