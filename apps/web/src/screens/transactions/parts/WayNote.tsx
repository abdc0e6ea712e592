import type { TopUpMethod } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { isPayable, stageOf } from '../../../components/usdt/crypto-stage.ts'
import { TransferCountdown } from '../../../components/usdt/TransferCountdown.tsx'
import styles from './MoneyWays.module.css'

/** How the newest payment in USDT that is not settled stands. */
export function CryptoNote({ id, count }: { id: string; count: number }) {
  const t = useTranslate()
  const payment = useResource('cryptoPaymentGet', { params: { id } })
  if (payment.status !== 'ready') return <span className={styles.note} />
  return isPayable(payment.data) ? (
    <TransferCountdown payment={payment.data} onTimeUp={payment.refresh} className={styles.timeLeft} />
  ) : (
    <span className={styles.note} data-live="">
      {stageOf(payment.data) === 'expired'
        ? t('transactions.timeIsUp')
        : t('transactions.wayChecked.CRYPTO', { count })}
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
