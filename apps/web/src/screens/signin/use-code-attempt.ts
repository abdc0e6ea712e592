import { smsCodeDigits } from '@flower-market/flower-domain'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import {
  codeProblemOf,
  findCodeProblem,
  toFormError,
  type CodeProblem,
} from '@flower-market/app-runtime/forms'
import { signInByPhoneAtom } from '@flower-market/app-runtime/session'
import { sendCodeAtom } from './send-code.atoms.ts'

/** Tries codes that came to a phone, one at a time, and has new ones sent. */
export function useCodeAttempt(phone: string, sentRetryAtMs: number) {
  const signIn = useSetAtom(signInByPhoneAtom)
  const sendCode = useSetAtom(sendCodeAtom)
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<CodeProblem | null>(null)
  const [retryAtMs, setRetryAtMs] = useState(sentRetryAtMs)
  const [busy, setBusy] = useState<'trying' | 'sending' | null>(null)

  const attempt = async (typed: string): Promise<void> => {
    if (busy !== null) return
    const found = findCodeProblem(typed, smsCodeDigits)
    setProblem(found)
    input.current?.focus()
    if (found !== null) return
    setBusy('trying')
    try {
      await signIn({ phone, code: typed })
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
      setRetryAtMs(await sendCode(phone))
      setProblem(null)
      setCode('')
      input.current?.focus()
    } catch (error) {
      setProblem({ kind: 'failed', message: toFormError(error) })
    } finally {
      setBusy(null)
    }
  }
  return { input, code, setCode, problem, retryAtMs, busy, attempt, sendAgain }
}
