import { useState } from 'react'
import type { MessageId } from '../i18n/message-ids.ts'
import { toFormError } from './form-errors.ts'

/** How saving something stands. */
export type Saving =
  | { readonly kind: 'idle' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly problem: MessageId }

/** Does one thing that takes a call, once at a time, and tells how it went. */
export function useSaving<A extends unknown[]>(save: (...values: A) => Promise<unknown>) {
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' })
  const run = async (...values: A): Promise<void> => {
    if (saving.kind === 'saving') return
    setSaving({ kind: 'saving' })
    try {
      await save(...values)
      setSaving({ kind: 'saved' })
    } catch (error) {
      setSaving({ kind: 'failed', problem: toFormError(error) })
    }
  }
  return {
    saving,
    isSaving: saving.kind === 'saving',
    problem: saving.kind === 'failed' ? saving.problem : null,
    run: (...values: A): void => void run(...values),
  }
}
