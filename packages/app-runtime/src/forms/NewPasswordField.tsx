import { findPasswordIssue, passwordMaxLength, passwordMinLength } from '@flower-market/flower-domain'
import { estimatePassword, PasswordField, type PasswordScore } from '@flower-market/ui/password-field'
import { useLayoutEffect, useRef, useState } from 'react'
import type { MessageId } from '../i18n/message-ids.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { passwordIssueLabels } from './form-errors.ts'

const scoreLabels = [
  'forms.strengthNone',
  'forms.strengthWeak',
  'forms.strengthFair',
  'forms.strengthGood',
  'forms.strengthStrong',
] as const satisfies readonly MessageId[]

/** What a guesser could not get past, and what is said about it; a password that would be refused is never praised. */
function judge(password: string, person: readonly string[]): { score: PasswordScore; words: MessageId } {
  const issue = findPasswordIssue(password, person)
  if (issue !== null) return { score: 0, words: passwordIssueLabels[issue] }
  const score = estimatePassword(password, person)
  return { score, words: scoreLabels[score] }
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

const nobody: readonly string[] = []
const limits = { min: passwordMinLength, max: passwordMaxLength }

/** A password that is being chosen: tells while one types what the domain's rules say. Wants the topic `forms`. */
export function NewPasswordField({
  label,
  error,
  person = nobody,
  name = 'password',
}: NewPasswordFieldProps) {
  const t = useTranslate()
  const [password, setPassword] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // It may have been typed before the page's script was there.
  useLayoutEffect(() => setPassword(input.current?.value ?? ''), [])
  const { score, words } = judge(password, person)
  return (
    <PasswordField
      ref={input}
      name={name}
      label={label}
      error={error && t(error, limits)}
      hint={password === '' ? t('forms.passwordHint', limits) : undefined}
      {...(password === '' ? {} : { strength: { score, label: words !== error && t(words, limits) } })}
      value={password}
      onChange={(event) => setPassword(event.target.value)}
      revealLabel={t('forms.show')}
      hideLabel={t('forms.hide')}
      autoComplete="new-password"
      maxLength={passwordMaxLength}
      required
    />
  )
}
