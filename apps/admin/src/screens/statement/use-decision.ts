import { isApiError } from '@flower-market/api-client'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import type { StatementLine } from './statement.atoms.ts'

export interface DecisionEnds {
  /** It was done. */
  readonly onDone: () => void
  /** A colleague was first at one of these lines. */
  readonly onRefused: (lineIds: readonly string[]) => void
}

function problemOf(error: unknown): MessageId {
  if (isApiError(error, 'transaction-changed')) return 'statements.invoiceChanged'
  if (isApiError(error, 'account-frozen')) return 'statements.accountFrozen'
  return toFormError(error)
}

/** Decides about lines, once at a time; tells where a line stands otherwise by now, and else why it was not done. */
export function useDecision(lines: readonly StatementLine[], { onDone, onRefused }: DecisionEnds) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const run = async (send: () => Promise<unknown>): Promise<void> => {
    if (isSending) return
    setSending(true)
    setProblem(null)
    try {
      await send()
      onDone()
    } catch (error) {
      if (isApiError(error, 'statement-line-changed')) onRefused(lines.map(({ _id }) => _id))
      else setProblem(problemOf(error))
    } finally {
      setSending(false)
    }
  }
  return { isSending, problem, run: (send: () => Promise<unknown>): void => void run(send) }
}

/** How a line stands on the page, for the server to compare. */
export function seenOf({ state }: StatementLine): 'waiting' | 'excluded' {
  return state === 'excluded' ? 'excluded' : 'waiting'
}
