import type { CallOutput } from '@flower-market/api-client'
import { TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './ReceiptLinks.module.css'

export interface ReceiptLinksProps {
  receipts: CallOutput<'transactionGet'>['receipts']
}

/** The fiscal receipts of a payment: a link to each that is registered, a word about one that is still being made. */
export function ReceiptLinks({ receipts }: ReceiptLinksProps) {
  const t = useTranslate()
  const format = useFormat()
  if (receipts.length === 0) return null
  return (
    <ul className={styles.list}>
      {receipts.map(({ kind, status, amount, date, url }) => (
        <li key={`${kind}-${date}`}>
          {status === 'registered' && url !== null ? (
            <TextLink href={url} target="_blank" rel="noreferrer">
              {t(`transactions.receipt.${kind}`)}
            </TextLink>
          ) : (
            <span>
              {t(status === 'registered' ? `transactions.receipt.${kind}` : 'transactions.receipt.waiting')}
            </span>
          )}{' '}
          <span className={styles.facts}>
            {format.money(amount)} · {format.moment(date)}
          </span>
        </li>
      ))}
    </ul>
  )
}
