import { cryptoPaymentLifetimeMs } from '@flower-market/flower-domain'
import { Countdown } from '@flower-market/ui'
import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './CryptoClock.module.css'
import type { CryptoPayment } from '../../../components/usdt/crypto-stage.ts'
import { offsetOf } from '../../../components/usdt/server-offset.ts'

const minuteMs = 60_000

export interface CryptoClockProps {
  payment: CryptoPayment
  onTimeUp: () => void
  className: string | undefined
}

/** How long the rate is held, by the server's clock; as a figure and as a bar. Made anew for each answer. */
export function CryptoClock({ payment, onTimeUp, className }: CryptoClockProps) {
  const t = useTranslate()
  const format = useFormat()
  const [offsetMs] = useState(() => offsetOf(payment))
  const endsAtMs = Date.parse(payment.expiresAt)
  const time = format.time(payment.expiresAt)
  const elapsedMs = cryptoPaymentLifetimeMs - (endsAtMs - Date.parse(payment.serverTime))
  return (
    <div className={cx(styles.clock, className)}>
      <Countdown
        endsAtMs={endsAtMs}
        offsetMs={offsetMs}
        announcement={(leftMs) =>
          leftMs === 0
            ? t('crypto.expired')
            : t('crypto.timeLeft', {
                minutes: Math.floor(leftMs / minuteMs),
                seconds: (leftMs % minuteMs) / 1000,
              })
        }
        endedText={t('crypto.timeIsUp')}
        onEnd={onTimeUp}
      >
        {t('crypto.waitingUntil', { time })}
      </Countdown>
      <div
        aria-hidden="true"
        className={styles.bar}
        style={{ animationDuration: `${cryptoPaymentLifetimeMs}ms`, animationDelay: `${-elapsedMs}ms` }}
      />
      <p className={styles.note}>{t('crypto.clockNote', { time })}</p>
    </div>
  )
}
