import type { TopUpMethod } from '@flower-market/flower-domain'
import { Countdown } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { isPayable, type CryptoPayment } from '../../../components/usdt/crypto-stage.ts'
import { offsetOf } from '../../../components/usdt/server-offset.ts'
import styles from './MoneyWays.module.css'

/** The page of the payment announces its time; here it is only seen. */
const unannounced: readonly number[] = []

/** Until when a payment in USDT waits for its transfer, by the server's clock. */
function TimeLeft({ payment, onTimeUp }: { payment: CryptoPayment; onTimeUp: () => void }) {
  const t = useTranslate()
  const { time } = useFormat()
  return (
    <Countdown
      key={payment.serverTime}
      className={styles.timeLeft}
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

/** How the newest payment in USDT that is not settled stands. */
export function CryptoNote({ id, count }: { id: string; count: number }) {
  const t = useTranslate()
  const payment = useResource('cryptoPaymentGet', { params: { id } })
  if (payment.status !== 'ready') return <span className={styles.note} />
  return isPayable(payment.data) ? (
    <TimeLeft payment={payment.data} onTimeUp={payment.refresh} />
  ) : (
    <span className={styles.note} data-live="">
      {t('transactions.wayChecked.CRYPTO', { count })}
    </span>
  )
}

/** What a way to top up takes in time, or what of one's own waits in it. */
export function WayNote({ method, count }: { method: Exclude<TopUpMethod, 'CRYPTO'>; count: number }) {
  const t = useTranslate()
  return count === 0 ? (
    <span className={styles.note}>{t(`transactions.wayNote.${method}`)}</span>
  ) : (
    <span className={styles.note} data-live="">
      {t(`transactions.wayWaits.${method}`, { count })}
    </span>
  )
}

/** What of one's own is not settled; nothing until it is known. */
export function useUnsettled() {
  const list = useResource('transactionList', { query: { status: 'IN_PROCESSED', limit: 100 } })
  return list.status === 'ready' ? list.data.items : []
}

/** At how much a dollar is sold now; nothing until it is known. */
export function useDollarRate(): string | null {
  const format = useFormat()
  const rates = useResource('ratesList', { query: { days: 1 } })
  const offered = rates.status === 'ready' ? rates.data.offered : null
  return offered && format.rate(Number(offered.USD.selling))
}
