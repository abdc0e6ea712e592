import { maskAccountNumber } from '@flower-market/flower-domain'
import { FormDialog, useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { ReasonField } from '../../../components/reason-field/ReasonField.tsx'
import { reviewRecipientAtom } from '../recipients.atoms.ts'
import type { Recipient } from '../requisite-changes.ts'

export interface ReviewDialogProps {
  seen: Recipient
  isApproved: boolean
  onClose: () => void
}

/** Approves a recipient or rejects it with a reason: who may send money there then. */
export function ReviewDialog({ seen, isApproved, onClose }: ReviewDialogProps) {
  const t = useTranslate()
  const review = useSetAtom(reviewRecipientAtom)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isReasonMissing = !isApproved && reason.trim() === ''
  const { _id: id, name, revision, owner } = seen
  const sending = useSaving(async () => {
    const body = isApproved
      ? ({ isApproved: true, revision } as const)
      : ({ isApproved: false, revision, reason: reason.trim() } as const)
    await review({ params: { id }, body })
    onClose()
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setTried(true)
    if (!isReasonMissing) sending.run()
  }
  const account = maskAccountNumber(seen.accountNumber)
  const who = owner === null ? t('payouts.recipient.everybody') : owner.company || owner.name
  return (
    <FormDialog
      title={t(isApproved ? 'payouts.recipient.approveTitle' : 'payouts.recipient.rejectTitle', { name })}
      description={
        isApproved
          ? t('payouts.recipient.approveText', { who, account })
          : t('payouts.recipient.rejectText', { account })
      }
      submitLabel={t(isApproved ? 'payouts.recipient.approve' : 'payouts.recipient.reject')}
      cancelLabel={t('payouts.cancelDialog')}
      isSending={sending.isSaving}
      problem={sending.problem && t(sending.problem)}
      onSubmit={submit}
      onClose={onClose}
    >
      {!isApproved && (
        <ReasonField
          label={t('payouts.reason')}
          hint={t('payouts.recipient.reasonHint')}
          error={isTried && isReasonMissing && t('payouts.reasonMissing')}
          value={reason}
          onValueChange={setReason}
        />
      )}
    </FormDialog>
  )
}
