import { useAtom } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { EmailField as PlainEmailField } from '@flower-market/app-runtime/signin'
import { typedEmailAtom } from '../../state/typed-email.atoms.ts'

export interface EmailFieldProps {
  error: MessageId | undefined
  /** `username` where it signs in, `email` where a person gives it. @default 'username' */
  autoComplete?: 'username' | 'email'
}

/** The email on every page of joining: typed once, it is there on the others. */
export function EmailField({ error, autoComplete }: EmailFieldProps) {
  const [email, setEmail] = useAtom(typedEmailAtom)
  const input = useRef<HTMLInputElement>(null)
  // It may have been typed, or filled in by the browser, before the page's script was there.
  useLayoutEffect(() => setEmail(input.current?.value ?? ''), [setEmail])
  return (
    <PlainEmailField
      ref={input}
      error={error}
      {...(autoComplete && { autoComplete })}
      value={email}
      onChange={(event) => setEmail(event.target.value)}
    />
  )
}
