import { maxLengths } from '@flower-market/api-client'
import { TextField, type TextFieldProps } from '@flower-market/ui'
import type { MessageId } from '../i18n/message-ids.ts'
import { useTranslate } from '../i18n/use-translate.ts'

export interface SecondFactorFieldProps extends Omit<TextFieldProps, 'error' | 'label'> {
  label: string
  error: MessageId | undefined
}

/** A code of the authenticator or a recovery code. */
export function SecondFactorField({ error, ...rest }: SecondFactorFieldProps) {
  const t = useTranslate()
  return (
    <TextField
      name="code"
      error={error && t(error)}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={maxLengths.secondFactorCode}
      required
      {...rest}
    />
  )
}
