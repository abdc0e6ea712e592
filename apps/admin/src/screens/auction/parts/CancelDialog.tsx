import { maxLengths } from '@flower-market/api-client'
import { Textarea } from '@flower-market/ui'
import { FormDialog, toFormError, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { cancelClocksAtom } from '../auction.atoms.ts'
import type { StaffClock } from './ClocksTable.tsx'

export interface CancelDialogProps {
  auctionId: string
  clocks: readonly StaffClock[]
  /** Whether all lots of the auction are meant. */
  isWhole: boolean
  onClose: () => void
}

/** Takes lots off the auction: says how many stems go back to the stock, and asks why. */
export function CancelDialog({ auctionId, clocks, isWhole, onClose }: CancelDialogProps) {
  const t = useTranslate()
  const cancel = useSetAtom(cancelClocksAtom)
  const [first] = clocks
  const { problems, isSending, submit } = useForm<string, 'reason'>({
    read: (fields) => String(fields.get('reason') ?? '').trim(),
    findProblems: (reason) => (reason === '' ? { reason: 'clocks.reasonMissing' } : null),
    send: async (reason) => {
      await cancel({ _id: auctionId, reason, ...(!isWhole && first && { clockId: first._id }) })
      onClose()
    },
    toFormErrors: (error) => ({ form: toFormError(error) }),
  })
  const stems = clocks.reduce((sum, { stemsLeft }) => sum + stemsLeft, 0)
  return (
    <FormDialog
      title={t('clocks.cancelTitle', { count: clocks.length })}
      description={t('clocks.cancelText', { stems })}
      submitLabel={t('clocks.cancelDo')}
      cancelLabel={t('clocks.keep')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <Textarea
        name="reason"
        label={t('clocks.reason')}
        hint={t('clocks.reasonHint')}
        error={problems.reason && t(problems.reason)}
        rows={2}
        required
        maxLength={maxLengths.staffReason}
      />
    </FormDialog>
  )
}
