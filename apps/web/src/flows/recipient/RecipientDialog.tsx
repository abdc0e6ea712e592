import { FormDialog } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useCurrentUser } from '@flower-market/app-runtime/session'
import { BankFields } from './parts/BankFields.tsx'
import { RecipientPlace } from './parts/RecipientPlace.tsx'
import styles from './RecipientDialog.module.css'
import type { OwnRecipient } from './recipient-form.ts'
import { useRecipientForm } from './use-recipient-form.ts'

export interface RecipientDialogProps {
  /** Null adds one. */
  recipient: OwnRecipient | null
  onClose: () => void
}

/** Adds a recipient of transfers, or changes one: then staff look at it. */
export function RecipientDialog({ recipient, onClose }: RecipientDialogProps) {
  const t = useTranslate()
  const isFarm = useCurrentUser()?.role === 'RECIPIENT'
  const form = useRecipientForm(recipient, onClose)
  const intro = recipient !== null ? 'again' : isFarm ? 'introPlantation' : 'intro'
  return (
    <FormDialog
      className={styles.dialog}
      title={t(recipient === null ? 'transfers.form.addTitle' : 'transfers.form.editTitle')}
      description={t(`transfers.form.${intro}`)}
      submitLabel={t('transfers.form.save')}
      cancelLabel={t('transfers.form.cancel')}
      isSending={form.isSending}
      problem={form.problems.form ? t(form.problems.form) : null}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <RecipientPlace form={form} isNew={recipient === null} />
      <BankFields form={form} knownAccount={recipient?.accountNumber ?? null} />
    </FormDialog>
  )
}
