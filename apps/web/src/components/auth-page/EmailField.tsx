import { useAtom } from 'jotai'
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
  return (
    <PlainEmailField
      error={error}
      {...(autoComplete && { autoComplete })}
      value={email}
      onChange={(event) => setEmail(event.target.value)}
    />
  )
}
