import { maxLengths } from '@flower-market/api-client'
import { TextField, type TextFieldProps } from '@flower-market/ui'
import type { MessageId } from '../i18n/message-ids.ts'
import { useTranslate } from '../i18n/use-translate.ts'

export interface EmailFieldProps extends Omit<TextFieldProps, 'error' | 'label'> {
  error: MessageId | undefined
}

/** The email of somebody who signs in; `autoComplete="email"` where a person gives it for the first time. */
export function EmailField({ error, autoComplete = 'username', ...rest }: EmailFieldProps) {
  const t = useTranslate()
  return (
    <TextField
      name="email"
      type="email"
      label={t('signin.email')}
      error={error && t(error)}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxLengths.email}
      required
      {...rest}
    />
  )
}
