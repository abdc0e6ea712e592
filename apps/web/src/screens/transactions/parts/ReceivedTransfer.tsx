import type { CallOutput } from '@flower-market/api-client'
import { Button } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { acceptTransferAtom } from '../acceptance.atoms.ts'
import styles from './ReceivedTransfers.module.css'

/** One transfer to the plantation: how much, from whom, what for; and the button that says it has arrived. */
export function ReceivedTransfer({
  transfer,
}: {
  transfer: CallOutput<'transactionReceived'>['items'][number]
}) {
  const t = useTranslate()
  const format = useFormat()
  const accept = useSetAtom(acceptTransferAtom)
  const [isSending, setSending] = useState(false)
  const { _id, number, status, amount, currency, purpose, sentAt, settledAt, buyer, recipient } = transfer
  const press = async (): Promise<void> => {
    setSending(true)
    await accept(_id)
    setSending(false)
  }
  const from = [buyer.company, buyer.city].filter(Boolean).join(', ')
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <strong className={styles.amount}>{format.money(amount, currency)}</strong>
        <span className={styles.from}>{from}</span>
        <span className={styles.quiet}>
          {t('transfers.recordTitle', { number })}
          {purpose !== '' && ` · ${purpose}`}
        </span>
        <span className={styles.quiet}>
          {recipient.name} {recipient.accountNumber} ·{' '}
          {status === 'CONFIRMED' && settledAt !== null
            ? t('transfers.acceptedOn', { date: format.moment(settledAt) })
            : t('transfers.sentOn', { date: format.moment(sentAt) })}
        </span>
      </div>
      {status === 'SENDED' && (
        <Button
          tone="primary"
          loading={isSending}
          aria-label={t('transfers.accepting', { number })}
          onClick={() => void press()}
        >
          {t('transfers.accept')}
        </Button>
      )}
    </li>
  )
}
