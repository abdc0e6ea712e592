import { callCodeDigits } from '@flower-market/flower-domain'
import { Banner, Button, PinField, TextLink } from '@flower-market/ui'
import { useEffect } from 'react'
import { phoneText, SendAgain, useCodeErrorText } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { PlacedCall } from './phone-call.atoms.ts'
import { useDigits } from './use-digits.ts'
import styles from './PhoneVerification.module.css'

export interface DigitsStepProps {
  call: PlacedCall
  onConfirmed: () => void
  /** The number has to be mended. */
  onBack: () => void
}

/** Asks for the end of the number that called; it is tried as soon as its last digit is in. */
export function DigitsStep({ call, onConfirmed, onBack }: DigitsStepProps) {
  const t = useTranslate()
  const { input, digits, setDigits, problem, busy, attempt, callAgain } = useDigits(call.phone, onConfirmed)
  useEffect(() => input.current?.focus(), [input])
  const isEnded = problem?.kind === 'ended'
  return (
    <form
      noValidate
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault()
        void attempt(digits)
      }}
    >
      <p>
        {t.rich('profile.calling', {
          phone: <strong className={styles.phone}>{phoneText(call.phone)}</strong>,
        })}{' '}
        <TextLink asChild>
          <button type="button" onClick={onBack}>
            {t('profile.anotherNumber')}
          </button>
        </TextLink>
      </p>
      <PinField
        ref={input}
        length={callCodeDigits}
        label={t('profile.callDigits')}
        error={useCodeErrorText(problem)}
        value={digits}
        onValueChange={setDigits}
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
          {t('profile.confirmNumber')}
        </Button>
      )}
      <SendAgain
        retryAtMs={call.retryAtMs}
        isSending={busy === 'calling'}
        onSend={() => void callAgain()}
        again="profile.callAgain"
        againIn="profile.callAgainIn"
      />
    </form>
  )
}
