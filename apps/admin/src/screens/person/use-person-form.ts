import { maxLengths } from '@flower-market/api-client'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { useState, type FormEvent } from 'react'
import { personProblem } from './person-problem.ts'

/** Sends a dialog's form with its reason, once at a time; closes the dialog when it was done, and else says why not. */
export function usePersonForm(send: (reason: string) => Promise<unknown>, onDone: () => void) {
  const [reason, setReason] = useState('')
  const [isReasonMissing, setReasonMissing] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)

  const run = async (): Promise<void> => {
    setSending(true)
    setProblem(null)
    try {
      await send(reason.trim())
      onDone()
    } catch (error) {
      setProblem(personProblem(error))
    } finally {
      setSending(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isSending) return
    const isMissing = reason.trim() === ''
    setReasonMissing(isMissing)
    if (!isMissing) void run()
  }
  return {
    isSending,
    problem,
    submit,
    reasonField: {
      value: reason,
      isMissing: isReasonMissing,
      maxLength: maxLengths.staffReason,
      onChange: setReason,
    },
  }
}
