import { FormDialog, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { proofProblems, readProof, toProofErrors, type Proof, type ProofField } from '../security-form.ts'
import { ProofFields } from './ProofFields.tsx'
import styles from './ProofDialog.module.css'

export interface ProofDialogProps {
  title: string
  description: string
  submitLabel: string
  asked: readonly ProofField[]
  /** Rejects with what the form says. */
  send: (proof: Proof) => Promise<void>
  onClose: () => void
}

/** Asks for password or code before something is done to a second factor. */
export function ProofDialog({ title, description, submitLabel, asked, send, onClose }: ProofDialogProps) {
  const t = useTranslate()
  const { problems, isSending, submit } = useForm({
    read: readProof,
    findProblems: proofProblems(asked, true),
    send,
    toFormErrors: toProofErrors,
  })
  return (
    <FormDialog
      title={title}
      description={description}
      className={styles.dialog}
      submitLabel={submitLabel}
      cancelLabel={t('security.cancel')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProofFields asked={asked} problems={problems} codeHint={t('security.codeHint')} />
    </FormDialog>
  )
}
