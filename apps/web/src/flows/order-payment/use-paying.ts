import { useState } from 'react'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { paymentProblemOf } from './payment-problem.ts'

/** Does one thing about a payment, once at a time, and says what went wrong. */
export function usePaying<A extends unknown[]>(pay: (...values: A) => Promise<void>) {
  const [isPaying, setPaying] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const run = async (...values: A): Promise<void> => {
    if (isPaying) return
    setPaying(true)
    setProblem(null)
    await pay(...values).catch((error: unknown) => setProblem(paymentProblemOf(error)))
    setPaying(false)
  }
  return { isPaying, problem, run: (...values: A): void => void run(...values) }
}
