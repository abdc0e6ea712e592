import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstWrong, type FormErrors } from './form-errors.ts'

export interface FormRules<V, F extends string> {
  /** Reads what was typed. */
  readonly read: (fields: FormData) => V
  /** What is missing or misspelt; null when the form may be sent. */
  readonly findProblems: (values: V) => FormErrors<F> | null
  /** Sends it; rejects with what `toFormErrors` puts into words. */
  readonly send: (values: V) => Promise<void>
  readonly toFormErrors: (error: unknown) => FormErrors<F>
  /** What the server found wrong before the page's script was there. */
  readonly refused?: FormErrors<F> | undefined
}

/**
 * Checks and sends a form, once at a time: what is wrong stands under the fields, the keyboard goes to the first of
 * them, and what was typed stays.
 */
export function useForm<V, F extends string>({
  read,
  findProblems,
  send,
  toFormErrors,
  refused = {},
}: FormRules<V, F>) {
  const [problems, setProblems] = useState<FormErrors<F>>(refused)
  const [isSending, setSending] = useState(false)

  const show = (form: HTMLFormElement, found: FormErrors<F>): void => {
    // Shown first, so that it can be scrolled to.
    flushSync(() => setProblems(found))
    focusFirstWrong(form, found)
  }

  const checkAndSend = async (form: HTMLFormElement): Promise<void> => {
    if (isSending) return
    const values = read(new FormData(form))
    const found = findProblems(values)
    show(form, found ?? {})
    if (found !== null) return
    setSending(true)
    try {
      await send(values)
    } catch (error) {
      show(form, toFormErrors(error))
    } finally {
      setSending(false)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void checkAndSend(event.currentTarget)
  }
  return { problems, isSending, submit }
}
