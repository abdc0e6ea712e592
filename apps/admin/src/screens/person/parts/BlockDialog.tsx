import type { CallOutput } from '@flower-market/api-client'
import { FormDialog } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { blockPersonAtom } from '../person.atoms.ts'
import { usePersonForm } from '../use-person-form.ts'
import { ReasonField } from './ReasonField.tsx'

export interface BlockDialogProps {
  person: CallOutput<'personGet'>
  onClose: () => void
}

/** Blocks a person, or lets them sign in again; says what that does before it is done. */
export function BlockDialog({ person: shown, onClose }: BlockDialogProps) {
  const t = useTranslate()
  // As it was when the dialog was opened: a colleague who blocks the person below must not turn it into unblocking.
  const [person] = useState(shown)
  const change = useSetAtom(blockPersonAtom)
  const isBlocked = person.blocked !== null
  const form = usePersonForm(
    (reason) => change({ isBlocked, params: { id: person._id }, body: { version: person.version, reason } }),
    onClose,
  )
  const name = `${person.name} ${person.surname}`.trim()
  return (
    <FormDialog
      title={t(isBlocked ? 'people.unblock.title' : 'people.block.title', { name })}
      description={t(isBlocked ? 'people.unblock.text' : 'people.block.text')}
      submitLabel={t(isBlocked ? 'people.unblock.do' : 'people.block.do')}
      cancelLabel={t('people.cancel')}
      isSending={form.isSending}
      problem={form.problem && t(form.problem)}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <ReasonField {...form.reasonField} hint={t('people.reasonAudit')} />
    </FormDialog>
  )
}
