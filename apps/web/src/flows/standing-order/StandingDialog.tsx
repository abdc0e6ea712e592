import { FormDialog } from '@flower-market/app-runtime/forms'
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
  const form = useStandingForm(start, onSaved)
  return (
    <FormDialog
      className={styles.dialog}
      title={t(start.id === null ? 'standing.newTitle' : 'standing.editTitle')}
      description={t('standing.formText', { name })}
      submitLabel={t(start.id === null ? 'standing.start' : 'standing.save')}
      cancelLabel={t('standing.cancel')}
      isSending={form.isSending}
      problem={form.problems.form ? t(form.problems.form) : null}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <StandingFields form={form} />
      </div>
    </FormDialog>
  )
}
