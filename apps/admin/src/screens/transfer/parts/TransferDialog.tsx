import { isApiError } from '@flower-market/api-client'
import { SumList, SumRow } from '@flower-market/ui'
import { FormDialog, toFormError } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { ReasonField } from '../../../components/reason-field/ReasonField.tsx'
import { isGivenBack, type Transfer, type TransferAction } from '../transfer-action.ts'
import { moveTransferAtom } from '../transfer.atoms.ts'

export interface TransferDialogProps {
  transfer: Transfer
  action: TransferAction
  /** A colleague has decided first. */
  onMissed: () => void
  onClose: () => void
}

/** Moves a transfer on: what that does to the money, and why. */
export function TransferDialog({ transfer, action, onMissed, onClose }: TransferDialogProps) {
  const t = useTranslate()
  const move = useSetAtom(moveTransferAtom)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const isReasonMissing = isGivenBack(action) && reason.trim() === ''
  const run = async (): Promise<void> => {
    setSending(true)
    setProblem(null)
    try {
      await move(transfer, action, reason.trim())
      onClose()
    } catch (error) {
      setSending(false)
      if (!isApiError(error, 'transaction-changed')) {
        setProblem(isApiError(error, 'account-frozen') ? 'payouts.frozen' : toFormError(error))
        return
      }
      onMissed()
      onClose()
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setTried(true)
    if (!isReasonMissing && !isSending) void run()
  }
  return (
    <FormDialog
      title={t(`payouts.action.${action}.title`, { number: String(transfer.number) })}
      description={t(`payouts.action.${action}.text`)}
      submitLabel={t(`payouts.action.${action}.do`)}
      cancelLabel={t('payouts.cancelDialog')}
      isSending={isSending}
      problem={problem && t(problem)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TransferEffect transfer={transfer} action={action} />
      {isGivenBack(action) && (
        <ReasonField
          label={t('payouts.reason')}
          hint={t('payouts.reasonHint')}
          error={isTried && isReasonMissing && t('payouts.reasonMissing')}
          value={reason}
          onValueChange={setReason}
        />
      )}
    </FormDialog>
  )
}

/** What an action does to the buyer's money, before it is done. */
function TransferEffect({
  transfer: { amount, currency, total, commission, source },
  action,
}: Pick<TransferDialogProps, 'transfer' | 'action'>) {
  const t = useTranslate()
  const format = useFormat()
  if (action === 'confirm') return null
  const isBack = isGivenBack(action)
  return (
    <SumList>
      {!isBack && <SumRow term={t('payouts.recipientGets')}>{format.money(amount, currency)}</SumRow>}
      <SumRow term={t('payouts.ofItCommission')}>{format.money(commission, source)}</SumRow>
      <SumRow term={t(`payouts.effect.${action}`)} tone={isBack ? 'credit' : 'total'}>
        {format.money(total, source)}
      </SumRow>
    </SumList>
  )
}
