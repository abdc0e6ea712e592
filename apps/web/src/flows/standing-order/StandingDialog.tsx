import { useId } from 'react'
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
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { StandingStart } from './new-standing.ts'
import styles from './StandingDialog.module.css'
import { StandingFields } from './StandingFields.tsx'
import { useStandingForm } from './use-standing-form.ts'

export interface StandingDialogProps {
  start: StandingStart
  /** Of the list. */
  name: string
  onClose: () => void
  onSaved: (id: string) => void
}

/** Has a list ordered on chosen weekdays, or changes when, how and up to which price it is. */
export default function StandingDialog({ start, name, onClose, onSaved }: StandingDialogProps) {
  const t = useTranslate()
  const formId = useId()
  const form = useStandingForm(start, onSaved)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className={styles.dialog}>
        <DialogHeader closeLabel={t('standing.cancel')}>
          {t(start.id === null ? 'standing.newTitle' : 'standing.editTitle')}
        </DialogHeader>
        <DialogBody>
          <DialogDescription>{t('standing.formText', { name })}</DialogDescription>
          <form id={formId} noValidate onSubmit={form.submit} className={styles.form}>
            <StandingFields form={form} />
            {form.problems.form && (
              <Banner role="alert" tone="danger">
                {t(form.problems.form)}
              </Banner>
            )}
          </form>
        </DialogBody>
        <DialogFooter>
          <Button tone="quiet" onClick={onClose}>
            {t('standing.cancel')}
          </Button>
          <Button type="submit" form={formId} tone="primary" loading={form.isSending}>
            {t(start.id === null ? 'standing.start' : 'standing.save')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
