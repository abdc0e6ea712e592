import { smsCodeDigits } from '@flower-market/flower-domain'
import { Banner, Button, PinField, TextLink } from '@flower-market/ui'
import { useEffect } from 'react'
import { SandboxInboxHint } from '../../../components/auth-page/SandboxInboxHint.tsx'
import { phoneText, SendAgain, useCodeErrorText } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useCodeAttempt } from '../use-code-attempt.ts'
import styles from './CodeForm.module.css'

export interface CodeFormProps {
  /** Digits with the country code. */
  phone: string
  /** When another code may be asked for, in milliseconds by this device's clock. */
  retryAtMs: number
  /** The number has to be mended. */
  onBack: () => void
}

/** Asks for the code that came to the phone; it is tried as soon as its last digit is in. */
export function CodeForm({ phone, retryAtMs: sentRetryAtMs, onBack }: CodeFormProps) {
  const t = useTranslate()
  const { input, code, setCode, problem, retryAtMs, busy, attempt, sendAgain } = useCodeAttempt(
    phone,
    sentRetryAtMs,
  )
  useEffect(() => input.current?.focus(), [input])
  const isEnded = problem?.kind === 'ended'
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void attempt(code)
      }}
    >
      <p className={styles.sent}>
        {t.rich('auth.codeSent', { phone: <strong className={styles.phone}>{phoneText(phone)}</strong> })}{' '}
        <TextLink asChild>
          <button type="button" onClick={onBack}>
            {t('auth.anotherPhone')}
          </button>
        </TextLink>
      </p>
      <PinField
        ref={input}
        length={smsCodeDigits}
        label={t('auth.code')}
        error={useCodeErrorText(problem)}
        value={code}
        onValueChange={setCode}
        onComplete={(typed) => void attempt(typed)}
        readOnly={isEnded}
        required
      />
      {problem?.kind === 'failed' && (
        <Banner tone="danger" role="alert">
          {t(problem.message)}
        </Banner>
      )}
      {!isEnded && (
        <Button type="submit" tone="primary" size="l" loading={busy === 'trying'}>
          {t('auth.submit')}
        </Button>
      )}
      <SendAgain retryAtMs={retryAtMs} isSending={busy === 'sending'} onSend={() => void sendAgain()} />
      <SandboxInboxHint />
    </form>
  )
}
