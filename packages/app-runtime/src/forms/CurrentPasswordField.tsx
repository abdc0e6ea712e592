import { passwordMaxLength } from '@flower-market/flower-domain'
import { PasswordField } from '@flower-market/ui/password-field'
import type { Ref } from 'react'
import type { MessageId } from '../i18n/message-ids.ts'
import { useTranslate } from '../i18n/use-translate.ts'

export interface CurrentPasswordFieldProps {
  label: string
  error: MessageId | undefined
  /** @default 'password' */
  name?: string
  ref?: Ref<HTMLInputElement> | undefined
}

/** The password that somebody has, to prove who they are. Wants the topic `forms`. */
export function CurrentPasswordField({ label, error, name = 'password', ref }: CurrentPasswordFieldProps) {
  const t = useTranslate()
  return (
    <PasswordField
      ref={ref}
      name={name}
      label={label}
      error={error && t(error)}
      revealLabel={t('forms.show')}
      hideLabel={t('forms.hide')}
      autoComplete="current-password"
      maxLength={passwordMaxLength}
      required
    />
  )
}
