import { useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { signInAtom } from '../../state/session.atoms.ts'
import { findProblems, problemsOf, type Credentials, type SigninProblems } from './signin-form.ts'

const NO_PROBLEMS: SigninProblems = {}

const readForm = (form: HTMLFormElement): Credentials => {
  const fields = new FormData(form)
  return { email: String(fields.get('email')).trim(), password: String(fields.get('password')) }
}

/** Leads the keyboard to the first field that has to be mended. */
const focusFirst = (form: HTMLFormElement, problems: SigninProblems): void => {
  const name = (['email', 'password'] as const).find((field) => problems[field] !== undefined)
  const field = name === undefined ? null : form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.focus()
}

/** Checks and sends the form. When it succeeds, the page's guard leads on to the page that was first asked for. */
export const useSignin = () => {
  const signIn = useSetAtom(signInAtom)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [isSending, setSending] = useState(false)

  const send = async (form: HTMLFormElement): Promise<void> => {
    const credentials = readForm(form)
    const found = findProblems(credentials) ?? NO_PROBLEMS
    setProblems(found)
    focusFirst(form, found)
    if (found !== NO_PROBLEMS || isSending) return
    setSending(true)
    try {
      await signIn(credentials)
    } catch (error) {
      const refused = problemsOf(error)
      setProblems(refused)
      focusFirst(form, refused)
    } finally {
      setSending(false)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  return { problems, isSending, submit }
}
