import { Banner, Button, PinField, TextLink } from '@flower-market/ui'
import { useEffect, type ReactNode } from 'react'
import type { MessageId } from '../i18n/message-ids.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import styles from './CodeEntry.module.css'
import { phoneText } from './phone-numbers.ts'
import { SendAgain, type SendAgainProps } from './SendAgain.tsx'
import { useCodeEntry, type CodeCalls } from './use-code-entry.ts'
import { useCodeErrorText } from './code-problem.ts'

/** What is said around the code. */
export interface CodeEntryMessages extends Pick<SendAgainProps, 'again' | 'againIn'> {
  /** Where the code went; takes `phone`. */
  readonly sent: MessageId
  /** Leads back to the number. */
  readonly back: MessageId
  readonly label: MessageId
  readonly submit: MessageId
}

export interface CodeEntryProps extends CodeCalls {
  /** Where the code went, digits with the country code. */
  phone: string
  /** When another code may be asked for, in milliseconds by this device's clock. */
  retryAtMs: number
  messages: CodeEntryMessages
  /** The number has to be mended. */
  onBack: () => void
  /** Stands under the form. */
  children?: ReactNode
}

/** Asks for the code that came to a phone, by SMS or by a call; it is tried as soon as its last digit is in. */
export function CodeEntry({ phone, retryAtMs, messages, onBack, children, ...calls }: CodeEntryProps) {
  const t = useTranslate()
  const { input, code, setCode, problem, busy, attempt, sendAgain } = useCodeEntry(calls)
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
        {t.rich(messages.sent, { phone: <strong className={styles.phone}>{phoneText(phone)}</strong> })}{' '}
        <TextLink asChild>
          <button type="button" onClick={onBack}>
            {t(messages.back)}
          </button>
        </TextLink>
      </p>
      <PinField
        ref={input}
        length={calls.digits}
        label={t(messages.label)}
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
          {t(messages.submit)}
        </Button>
      )}
      <SendAgain
        retryAtMs={retryAtMs}
        isSending={busy === 'sending'}
        onSend={() => void sendAgain()}
        {...(messages.again && { again: messages.again })}
        {...(messages.againIn && { againIn: messages.againIn })}
      />
      {children}
    </form>
  )
}
