import { findPasswordFault, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@flower-market/flower-domain'
import { estimatePassword, PasswordField, type PasswordScore } from '@flower-market/ui'
import { useState } from 'react'
import type { MessageId } from '../i18n/message-ids.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { PASSWORD_FAULT_WORDS } from './password-words.ts'

const SCORE_WORDS = [
  'forms.strengthNone',
  'forms.strengthWeak',
  'forms.strengthFair',
  'forms.strengthGood',
  'forms.strengthStrong',
] as const satisfies readonly MessageId[]

/** What a guesser could not get past, and what is said about it; a password that would be refused is never praised. */
const judge = (password: string, person: readonly string[]): { score: PasswordScore; words: MessageId } => {
  const fault = findPasswordFault(password, person)
  if (fault !== null) return { score: 0, words: PASSWORD_FAULT_WORDS[fault] }
  const score = estimatePassword(password, person)
  return { score, words: SCORE_WORDS[score] }
}

export interface NewPasswordFieldProps {
  label: string
  /** What is wrong with what was sent. */
  error?: MessageId | undefined
  /** What others know of the person: email and names. A password made of them is weak. */
  person?: readonly string[]
  /** @default 'password' */
  name?: string
}

const NOBODY: readonly string[] = []
const LIMITS = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH }

/** A password that is being chosen: tells while one types what the domain's rules say. Wants the topic `forms`. */
export const NewPasswordField = ({
  label,
  error,
  person = NOBODY,
  name = 'password',
}: NewPasswordFieldProps) => {
  const t = useTranslate()
  const [password, setPassword] = useState('')
  const { score, words } = judge(password, person)
  return (
    <PasswordField
      name={name}
      label={label}
      error={error && t(error, LIMITS)}
      hint={password === '' ? t('forms.passwordHint', LIMITS) : undefined}
      {...(password === '' ? {} : { strength: { score, label: t(words, LIMITS) } })}
      value={password}
      onChange={(event) => setPassword(event.target.value)}
      revealLabel={t('forms.show')}
      hideLabel={t('forms.hide')}
      autoComplete="new-password"
      maxLength={PASSWORD_MAX_LENGTH}
      required
    />
  )
}
