import { Button } from '@flower-market/ui/button'
import { Countdown } from '@flower-market/ui/countdown'
import { useState } from 'react'
import type { MessageId } from '../i18n/message-ids.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import styles from './SendAgain.module.css'

export interface SendAgainProps {
  /** When the same may be asked for again, in milliseconds by this device's clock; null when it may be now. */
  retryAtMs: number | null
  isSending: boolean
  onSend: () => void
  /** What the button says. @default 'forms.sendAgain' */
  again?: MessageId
  /** What is said until its time has come. @default 'forms.sendAgainIn' */
  againIn?: MessageId
}

/** Asks for the same mail, code or call once more, when its time has come. Wants the topic `forms`. */
export function SendAgain({
  retryAtMs,
  isSending,
  onSend,
  again = 'forms.sendAgain',
  againIn = 'forms.sendAgainIn',
}: SendAgainProps) {
  const t = useTranslate()
  const [endedAtMs, setEndedAtMs] = useState<number | null>(null)
  if (retryAtMs === null || endedAtMs === retryAtMs) {
    return (
      <Button loading={isSending} onClick={onSend} className={styles.button}>
        {t(again)}
      </Button>
    )
  }
  return (
    <Countdown
      endsAtMs={retryAtMs}
      loudFromMs={0}
      announceAtMs={[]}
      announcement={() => ''}
      onEnd={() => setEndedAtMs(retryAtMs)}
      className={styles.wait}
    >
      {t(againIn)}
    </Countdown>
  )
}
