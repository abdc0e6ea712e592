import { useSetAtom } from 'jotai'
import { ConfirmDialog, useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { moveStandingAtom } from '../../../flows/standing-order/standing-orders.atoms.ts'

export interface EndDialogProps {
  id: string
  name: string
  onClose: () => void
}

/** Asks before a standing order is ended for good. */
export function EndDialog({ id, name, onClose }: EndDialogProps) {
  const t = useTranslate()
  const end = useSetAtom(moveStandingAtom)
  const { isSaving, problem, run } = useSaving(async () => {
    await end({ id, status: 'ended' })
    onClose()
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('standing.endTitle')}
      confirmLabel={t('standing.endButton')}
      keepLabel={t('standing.cancel')}
      isWorking={isSaving}
      problem={problem && t(problem)}
      onConfirm={run}
    >
      {t('standing.endText', { name })}
    </ConfirmDialog>
  )
}
