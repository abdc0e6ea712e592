import { Banner, Stack } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { TransactionStatusBadge } from '../../../components/transaction-list/TransactionStatusBadge.tsx'
import type { TopUp } from '../top-up.atoms.ts'
import { CashInstructions } from './CashInstructions.tsx'
import { ProofUpload } from './ProofUpload.tsx'
import { TransferInstructions } from './TransferInstructions.tsx'
import styles from './TopUp.module.css'

/** How a top-up stands, in a sentence. */
function Standing({ transaction: { status, method, reason, proof } }: { transaction: TopUp }) {
  const t = useTranslate()
  if (status === 'REJECTED') {
    return (
      <Banner tone="danger" title={t('transactions.rejected')}>
        {reason}
      </Banner>
    )
  }
  if (status === 'CONFIRMED') return <Banner tone="success">{t('transactions.confirmed')}</Banner>
  if (status === 'INITIAL') return <Banner>{t('transactions.waitsForProof')}</Banner>
  if (proof !== null) return <Banner>{t('transactions.waitsForStaff')}</Banner>
  return (
    <Banner>{t(method === 'CASH' ? 'transactions.waitsForCash' : 'transactions.waitsForTransfer')}</Banner>
  )
}

/** A top-up: how it stands, what it needs, and the picture that proves it. */
export function TopUpRecord({ transaction }: { transaction: TopUp }) {
  const t = useTranslate()
  const format = useFormat()
  const { _id, number, amount, date, status, method, instructions, proof } = transaction
  const takesProof = instructions !== null && instructions.method !== 'CASH'
  return (
    <div className={styles.record}>
      <Stack gap={2}>
        <div className={styles.head}>
          <h1>{t('transactions.topUpTitle', { number, amount: format.money(amount) })}</h1>
          <TransactionStatusBadge status={status} />
        </div>
        <p>
          {t(`transactions.method.${method}`)} · {format.moment(date)}
        </p>
      </Stack>
      <Standing transaction={transaction} />
      {instructions?.method === 'CASH' && <CashInstructions instructions={instructions} amount={amount} />}
      {takesProof && <TransferInstructions instructions={instructions} amount={amount} />}
      {takesProof && <ProofUpload id={_id} proof={proof} />}
    </div>
  )
}
