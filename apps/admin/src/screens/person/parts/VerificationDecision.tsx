import { maxLengths, type CallOutput } from '@flower-market/api-client'
import { Banner, Button } from '@flower-market/ui'
import { FormDialog, useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { decideVerificationAtom } from '../person.atoms.ts'
import { usePersonForm } from '../use-person-form.ts'
import { ReasonField } from './ReasonField.tsx'
import styles from './VerificationDecision.module.css'

interface VerificationDecisionProps {
  person: CallOutput<'personGet'>
}

function RejectionDialog({ person, onClose }: VerificationDecisionProps & { onClose: () => void }) {
  const t = useTranslate()
  const decide = useSetAtom(decideVerificationAtom)
  const form = usePersonForm((comment) => decide({ _id: person._id, isApproved: false, comment }), onClose)
  return (
    <FormDialog
      title={t('people.verify.rejectTitle')}
      description={t('people.verify.rejectText')}
      submitLabel={t('people.verify.reject')}
      cancelLabel={t('people.cancel')}
      isSending={form.isSending}
      problem={form.problem && t(form.problem)}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <ReasonField
        {...form.reasonField}
        maxLength={maxLengths.reviewComment}
        hint={t('people.verify.reasonHint')}
      />
    </FormDialog>
  )
}

/** Approves a verification that waits, or rejects it with a reason that the person reads. */
export function VerificationDecision({ person }: VerificationDecisionProps) {
  const t = useTranslate()
  const decide = useSetAtom(decideVerificationAtom)
  const approving = useSaving(() => decide({ _id: person._id, isApproved: true, comment: '' }))
  const [isRejecting, setRejecting] = useState(false)
  return (
    <div className={styles.decision}>
      <div className={styles.actions}>
        <Button size="s" tone="primary" loading={approving.isSaving} onClick={() => approving.run()}>
          {t('people.verify.approve')}
        </Button>
        <Button size="s" onClick={() => setRejecting(true)}>
          {t('people.verify.rejectOpen')}
        </Button>
      </div>
      {approving.problem !== null && (
        <Banner role="alert" tone="danger">
          {t(approving.problem)}
        </Banner>
      )}
      {isRejecting && <RejectionDialog person={person} onClose={() => setRejecting(false)} />}
    </div>
  )
}
