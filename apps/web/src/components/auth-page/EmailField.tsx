import { maxLengths } from '@flower-market/api-client'
import { TextField } from '@flower-market/ui'
import { useAtom } from 'jotai'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { typedEmailAtom } from '../../state/typed-email.atoms.ts'

export interface EmailFieldProps {
  error: MessageId | undefined
  /** `username` where it signs in, `email` where a person gives it. @default 'username' */
  autoComplete?: 'username' | 'email'
}

/** The email on every page of joining: typed once, it is there on the others. */
export function EmailField({ error, autoComplete = 'username' }: EmailFieldProps) {
  const t = useTranslate()
  const [email, setEmail] = useAtom(typedEmailAtom)
  return (
    <TextField
      name="email"
      type="email"
      label={t('auth.email')}
      error={error && t(error)}
      value={email}
      onChange={(event) => setEmail(event.target.value)}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxLengths.email}
      required
    />
  )
}
