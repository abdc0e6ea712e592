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
import { useId } from 'react'
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
  const formId = useId()
  const isFarm = useCurrentUser()?.role === 'RECIPIENT'
  const form = useRecipientForm(recipient, onClose)
  const intro = recipient !== null ? 'again' : isFarm ? 'introPlantation' : 'intro'
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className={styles.dialog}>
        <DialogHeader closeLabel={t('transfers.form.close')}>
          {t(recipient === null ? 'transfers.form.addTitle' : 'transfers.form.editTitle')}
        </DialogHeader>
        <DialogBody>
          <DialogDescription>{t(`transfers.form.${intro}`)}</DialogDescription>
          <form id={formId} noValidate onSubmit={form.submit} className={styles.form}>
            <RecipientPlace form={form} isNew={recipient === null} />
            <BankFields form={form} knownAccount={recipient?.accountNumber ?? null} />
            {form.problems.form && (
              <Banner role="alert" tone="danger">
                {t(form.problems.form)}
              </Banner>
            )}
          </form>
        </DialogBody>
        <DialogFooter>
          <Button tone="quiet" onClick={onClose}>
            {t('transfers.form.cancel')}
          </Button>
          <Button type="submit" form={formId} tone="primary" loading={form.isSending}>
            {t('transfers.form.save')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
