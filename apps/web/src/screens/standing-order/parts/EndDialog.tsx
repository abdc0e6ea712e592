import { useSetAtom } from 'jotai'
import {
  Banner,
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
} from '@flower-market/ui'
import { useSaving } from '@flower-market/app-runtime/forms'
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
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader closeLabel={t('standing.cancel')}>{t('standing.endTitle')}</DialogHeader>
        <DialogBody>
          <DialogDescription>{t('standing.endText', { name })}</DialogDescription>
          {problem && (
            <Banner tone="danger" role="alert">
              {t(problem)}
            </Banner>
          )}
        </DialogBody>
        <DialogFooter>
          <Button tone="quiet" onClick={onClose}>
            {t('standing.cancel')}
          </Button>
          <Button tone="danger" loading={isSaving} onClick={() => run()}>
            {t('standing.endButton')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
