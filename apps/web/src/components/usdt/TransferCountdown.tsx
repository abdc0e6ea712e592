import { Countdown } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { CryptoPayment } from './crypto-stage.ts'
import { offsetOf } from './server-offset.ts'

/** The page of the payment announces its time; elsewhere it is only seen. */
const unannounced: readonly number[] = []

export interface TransferCountdownProps {
  payment: CryptoPayment
  onTimeUp: () => void
  className: string | undefined
}

/** Until when a payment in USDT waits for its transfer, by the server's clock. */
export function TransferCountdown({ payment, onTimeUp, className }: TransferCountdownProps) {
  const t = useTranslate()
  const { time } = useFormat()
  return (
    <Countdown
      key={payment.serverTime}
      className={className}
      endsAtMs={Date.parse(payment.expiresAt)}
      offsetMs={offsetOf(payment)}
      announceAtMs={unannounced}
      announcement={() => ''}
      onEnd={onTimeUp}
    >
      {t('transactions.wayWaits.CRYPTO', { time: time(payment.expiresAt) })}
    </Countdown>
  )
}
