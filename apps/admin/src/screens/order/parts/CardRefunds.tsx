import type { CallOutput } from '@flower-market/api-client'
import { Button, SumList, SumRow } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useState } from 'react'
import { useMay } from '../../../state/use-may.ts'
import styles from './CardRefunds.module.css'
import { RefundDialog, type CardPayment } from './RefundDialog.tsx'

type Found = CallOutput<'transactionRefunds'>

/** What a card has paid, what went back to it, and the way to give more back; nothing where no card of the acquirer has paid. */
export function CardRefunds({ payment }: { payment: CardPayment }) {
  const t = useTranslate()
  const found = useResource('transactionRefunds', { params: { id: payment._id } })
  if (found.status === 'ready') {
    return found.data.paid === 0 ? null : <Refunds payment={payment} found={found.data} />
  }
  if (found.status !== 'failed') return null
  return (
    <p className={styles.note}>
      {t('payouts.refund.loadFailed')}{' '}
      <Button size="s" tone="quiet" onClick={found.refresh}>
        {t('payouts.refund.retry')}
      </Button>
    </p>
  )
}

function Refunds({
  payment,
  found: { paid, left, available, refunds },
}: {
  payment: CardPayment
  found: Found
}) {
  const t = useTranslate()
  const format = useFormat()
  const may = useMay()
  // As it was when the dialog was opened: what comes while it is open is no sum that was looked at.
  const [opened, setOpened] = useState<{ readonly left: number; readonly most: number } | null>(null)
  const [isMissed, setMissed] = useState(false)
  const back = refunds.reduce((sum, { amount, status }) => (status === 'failed' ? sum : sum + amount), 0)
  const most = Math.min(left, available)
  return (
    <div className={styles.refunds}>
      <SumList aria-label={t('payouts.refund.title')}>
        <SumRow term={t('payouts.refund.paid')}>{format.money(paid)}</SumRow>
        {back > 0 && <SumRow term={t('payouts.refund.back')}>{format.money(back)}</SumRow>}
        <SumRow term={t('payouts.refund.left')}>{format.money(most)}</SumRow>
      </SumList>
      {available < left && (
        <p className={styles.note}>
          {t('payouts.refund.fromBalance', { available: format.money(available), left: format.money(left) })}
        </p>
      )}
      {refunds.length > 0 && (
        <ul className={styles.list} aria-label={t('payouts.refund.list')}>
          {refunds.map(({ _id, amount, reason, status, date, settledAt }) => (
            <li key={_id} className={styles.refund}>
              <span className={styles.reason}>
                {reason}
                <span className={styles.note}>{format.moment(settledAt ?? date)}</span>
              </span>
              <span className={styles.sum}>
                <ColumnAmount>{format.money(amount)}</ColumnAmount>
                <span className={styles.note}>{t(`payouts.refund.status.${status}`)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {isMissed && (
        <p role="alert" className={styles.missed}>
          {t('payouts.refund.changed')}
        </p>
      )}
      {most > 0 && may('transactionRefund') && (
        <Button
          size="s"
          className={styles.open}
          onClick={() => {
            setMissed(false)
            setOpened({ left, most })
          }}
        >
          {t('payouts.refund.open')}
        </Button>
      )}
      {opened && (
        <RefundDialog
          payment={payment}
          {...opened}
          onMissed={() => setMissed(true)}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}
