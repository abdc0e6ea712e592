import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { isPayable, stageOf } from '../usdt/crypto-stage.ts'
import { TransferCountdown } from '../usdt/TransferCountdown.tsx'
import styles from './AwaitedUsdt.module.css'

/** Until when the transfer of a top-up in USDT is awaited, or that its time is up; nothing once a transfer was seen. */
export function AwaitedUsdt({ id }: { id: string }) {
  const t = useTranslate()
  const payment = useResource('cryptoPaymentGet', { params: { id } })
  if (payment.status !== 'ready') return null
  const { data, refresh } = payment
  if (isPayable(data)) {
    return <TransferCountdown payment={data} onTimeUp={refresh} className={styles.left} />
  }
  return stageOf(data) === 'expired' && <span className={styles.over}>{t('transactions.timeIsUp')}</span>
}
