import { Button } from '@flower-market/ui/button'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
} from '@flower-market/ui/dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslate } from '../i18n/use-translate.ts'
import { useLeaveGuard } from './leave-guard.ts'

export interface UnsavedChangesDialogProps {
  hasSomethingToLose: boolean
  /** What was typed is to be forgotten. */
  onDiscard: () => void
}

/** Asks before a link leads away from what was typed and not saved. Wants the topic `forms`. */
export function UnsavedChangesDialog({ hasSomethingToLose, onDiscard }: UnsavedChangesDialogProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [place, setPlace] = useState<string | null>(null)
  useLeaveGuard(hasSomethingToLose, setPlace)
  const stay = (): void => setPlace(null)
  return (
    <Dialog open={place !== null} onOpenChange={stay}>
      <DialogContent>
        <DialogHeader closeLabel={t('forms.stay')}>{t('forms.leaveTitle')}</DialogHeader>
        <DialogBody>
          <DialogDescription>{t('forms.leaveText')}</DialogDescription>
        </DialogBody>
        <DialogFooter>
          <Button
            onClick={() => {
              onDiscard()
              if (place !== null) void navigate(place)
            }}
          >
            {t('forms.leave')}
          </Button>
          <Button tone="primary" onClick={stay}>
            {t('forms.stay')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
