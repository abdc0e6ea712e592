import type { CallOutput } from '@flower-market/api-client'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './CardRefunds.module.css'

export interface CardRefundsProps {
  refunds: CallOutput<'transactionGet'>['refunds']
}

/** What of a payment went back to the card, is on its way there, or could not go back. */
export function CardRefunds({ refunds }: CardRefundsProps) {
  const t = useTranslate()
  const format = useFormat()
  if (refunds.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('transactions.refunds')}>
      {refunds.map(({ _id, amount, reason, status, date, settledAt }) => (
        <li key={_id}>
          <p className={styles.line}>
            <span>{t(`transactions.refund.${status}`)}</span>
            <b className={styles.amount}>{format.money(amount)}</b>
          </p>
          <p className={styles.facts}>
            {format.moment(settledAt ?? date)} · {reason}
          </p>
        </li>
      ))}
    </ul>
  )
}
