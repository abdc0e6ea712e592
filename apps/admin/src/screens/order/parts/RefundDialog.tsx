import { isApiError } from '@flower-market/api-client'
import { currencySymbols } from '@flower-market/flower-domain'
import { MoneyField } from '@flower-market/ui'
import { FormDialog, toFormError } from '@flower-market/app-runtime/forms'
import { useFormat, useLocale, useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { ReasonField } from '../../../components/reason-field/ReasonField.tsx'
import { refundToCardAtom } from '../order.atoms.ts'

/** A payment by card of which money may go back. */
export interface CardPayment {
  readonly _id: string
  readonly number: number
}

export interface RefundDialogProps {
  payment: CardPayment
  /** What may go back of the payment, which the call compares. */
  left: number
  /** What can go back now: the balance may have less. */
  most: number
  /** Another sum is left by now. */
  onMissed: () => void
  onClose: () => void
}

function problemOf(error: unknown): MessageId {
  if (isApiError(error, 'not-enough-funds')) return 'payouts.refund.notEnough'
  if (isApiError(error, 'refund-too-large')) return 'payouts.refund.tooMuch'
  if (isApiError(error, 'account-frozen')) return 'payouts.frozen'
  return toFormError(error)
}

/** Gives money back to the card that has paid: how much, why, and what the balance loses. */
export function RefundDialog({ payment, left, most, onMissed, onClose }: RefundDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const refund = useSetAtom(refundToCardAtom)
  const [amount, setAmount] = useState<number | null>(most)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const isTooMuch = amount !== null && amount > most
  const isMissing = amount === null || amount <= 0
  const isReasonMissing = reason.trim() === ''
  const run = async (sum: number): Promise<void> => {
    setSending(true)
    setProblem(null)
    try {
      const body = { amount: sum, seenLeft: left, reason: reason.trim() }
      await refund({ params: { id: payment._id }, body })
      onClose()
    } catch (error) {
      setSending(false)
      if (!isApiError(error, 'transaction-changed')) {
        setProblem(problemOf(error))
        return
      }
      onMissed()
      onClose()
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setTried(true)
    if (amount === null || isMissing || isTooMuch || isReasonMissing || isSending) return
    void run(amount)
  }
  return (
    <FormDialog
      title={t('payouts.refund.dialogTitle', { number: String(payment.number) })}
      description={t('payouts.refund.text')}
      submitLabel={t('payouts.refund.do')}
      cancelLabel={t('payouts.cancelDialog')}
      isSending={isSending}
      problem={problem && t(problem)}
      onSubmit={submit}
      onClose={onClose}
    >
      <MoneyField
        name="amount"
        label={t('payouts.refund.amount')}
        hint={t('payouts.refund.most', { most: format.money(most) })}
        minor={amount}
        onMinorChange={setAmount}
        locale={locale === 'ru' ? 'ru-RU' : 'en-US'}
        sign={currencySymbols.RUB}
        error={
          isTooMuch ? t('payouts.refund.tooMuch') : isTried && isMissing && t('payouts.refund.amountMissing')
        }
        required
        autoComplete="off"
      />
      <ReasonField
        label={t('payouts.reason')}
        hint={t('payouts.reasonHint')}
        error={isTried && isReasonMissing && t('payouts.reasonMissing')}
        value={reason}
        onValueChange={setReason}
      />
      <p aria-live="polite">
        {!isMissing && !isTooMuch && t('payouts.refund.effect', { sum: format.money(amount ?? 0) })}
      </p>
    </FormDialog>
  )
}
