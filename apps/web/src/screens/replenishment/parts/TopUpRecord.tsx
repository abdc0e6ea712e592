import { Banner, Button, PageHeader, TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { InvoiceButton } from '../../../components/invoice-button/InvoiceButton.tsx'
import { CardRefunds } from '../../../components/card-refunds/CardRefunds.tsx'
import { ReceiptLinks } from '../../../components/receipt-links/ReceiptLinks.tsx'
import { StaffQuestion } from '../../../components/staff-question/StaffQuestion.tsx'
import { useStaffQuestion } from '../../../components/staff-question/use-staff-question.ts'
import { TransactionStatusBadge } from '../../../components/transaction-list/TransactionStatusBadge.tsx'
import { paths } from '../../../paths.ts'
import type { TopUp } from '../top-up.atoms.ts'
import { CryptoTopUp } from '../crypto/CryptoTopUp.tsx'
import { CashInstructions } from './CashInstructions.tsx'
import { ProofUpload } from './ProofUpload.tsx'
import { TransferInstructions } from './TransferInstructions.tsx'
import styles from './TopUp.module.css'

/** How a top-up stands, in a sentence. */
function Standing({
  transaction: { kind, amount, status, method, reason, proof, enteredReceipt },
}: {
  transaction: TopUp
}) {
  const t = useTranslate()
  if (status === 'REJECTED') {
    return (
      <Banner
        tone="danger"
        title={t('transactions.rejected')}
        action={
          kind === 'top-up' &&
          method !== 'BALANCE' && (
            <Button asChild tone="primary">
              <LocalizedLink to={paths.topUpBy(method, amount)}>{t('transactions.newTopUp')}</LocalizedLink>
            </Button>
          )
        }
      >
        {reason}
      </Banner>
    )
  }
  if (status === 'CONFIRMED') return <Banner tone="success">{t('transactions.confirmed')}</Banner>
  if (status === 'INITIAL') return <Banner>{t('transactions.waitsForProof')}</Banner>
  if (proof !== null) return <Banner>{t('transactions.waitsForStaff')}</Banner>
  if (enteredReceipt !== null) return <Banner>{t('transactions.receiptWaits')}</Banner>
  return (
    <Banner>{t(method === 'CASH' ? 'transactions.waitsForCash' : 'transactions.waitsForTransfer')}</Banner>
  )
}

/** A top-up: how it stands, what it needs, and the picture that proves it. */
export function TopUpRecord({ transaction }: { transaction: TopUp }) {
  const t = useTranslate()
  const format = useFormat()
  const { _id, kind, number, amount, date, status, method, invoice, instructions, proof } = transaction
  const isInProcess = status === 'IN_PROCESSED'
  const question = useStaffQuestion(isInProcess && method !== 'CRYPTO' ? { kind: 'top-up', item: _id } : null)
  if (method === 'CRYPTO') return <CryptoTopUp id={_id} />
  // A question that waits for an answer comes before everything else that the page offers.
  const isAsked = question !== null && question.answer === null
  const takesProof = instructions !== null && instructions.method !== 'CASH'
  // Whoever has paid is asked for nothing more; where to is kept below.
  const isProven = proof !== null || transaction.enteredReceipt !== null
  const transferTo = takesProof && (
    <TransferInstructions number={number} instructions={instructions} amount={amount} />
  )
  return (
    <div className={styles.record}>
      <PageHeader
        title={t(kind === 'orders' ? 'transactions.ordersTitle' : 'transactions.topUpTitle', {
          number,
          amount: format.money(amount),
        })}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.replenishment()}>{t('transactions.replenishment')}</LocalizedLink>
          </TextLink>
        }
        status={<TransactionStatusBadge status={status} />}
        description={`${t(`transactions.method.${method}`)} · ${format.moment(date)}`}
      />
      {isInProcess && <StaffQuestion kind="top-up" item={_id} />}
      <Standing transaction={transaction} />
      <CardRefunds refunds={transaction.refunds} />
      <ReceiptLinks receipts={transaction.receipts} />
      {invoice !== null && (
        <InvoiceButton
          transactionId={_id}
          size="l"
          tone={proof === null && isInProcess && !isAsked ? 'primary' : undefined}
          className={styles.invoice}
        >
          {t('transactions.invoice', { number: String(invoice.number) })}
        </InvoiceButton>
      )}
      {instructions?.method === 'CASH' && <CashInstructions instructions={instructions} amount={amount} />}
      {takesProof && !isProven && transferTo}
      {takesProof && (
        <ProofUpload
          id={_id}
          method={method}
          amount={amount}
          proof={proof}
          entered={transaction.enteredReceipt}
          isMain={method !== 'CHECK' && !isAsked}
        />
      )}
      {takesProof && isProven && (
        <details className={styles.more}>
          <summary>{t('transactions.paidTo')}</summary>
          {transferTo}
        </details>
      )}
    </div>
  )
}
