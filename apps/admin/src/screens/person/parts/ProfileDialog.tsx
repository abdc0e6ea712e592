import { maxLengths, type CallOutput } from '@flower-market/api-client'
import { TextField } from '@flower-market/ui'
import { FormDialog } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { changePersonAtom } from '../person.atoms.ts'
import { usePersonForm } from '../use-person-form.ts'
import { ReasonField } from './ReasonField.tsx'

const lengths = {
  name: maxLengths.personName,
  surname: maxLengths.personName,
  company: maxLengths.company,
  inn: maxLengths.inn,
  city: maxLengths.city,
  address: maxLengths.address,
} as const

type FieldName = keyof typeof lengths
const names = Object.keys(lengths) as FieldName[]

export interface ProfileDialogProps {
  person: CallOutput<'personGet'>
  onClose: () => void
}

/** Changes a profile; where somebody else has changed it meanwhile, nothing is written over. */
export function ProfileDialog({ person, onClose }: ProfileDialogProps) {
  const t = useTranslate()
  const change = useSetAtom(changePersonAtom)
  // As it was when the dialog was opened: what is read anew below does not count as read by whoever types.
  const [read] = useState(person)
  const [typed, setTyped] = useState<Partial<Record<FieldName, string>>>({})
  const form = usePersonForm(
    (reason) => change({ params: { id: read._id }, body: { ...typed, version: read.version, reason } }),
    onClose,
  )
  return (
    <FormDialog
      title={t('people.edit.title')}
      description={t('people.edit.text')}
      submitLabel={t('people.edit.do')}
      cancelLabel={t('people.cancel')}
      isSending={form.isSending}
      problem={form.problem && t(form.problem)}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {names.map((name) => (
        <TextField
          key={name}
          size="m"
          name={name}
          label={t(`people.field.${name}`)}
          value={typed[name] ?? read[name]}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          maxLength={lengths[name]}
          autoComplete="off"
          inputMode={name === 'inn' ? 'numeric' : 'text'}
        />
      ))}
      <ReasonField {...form.reasonField} hint={t('people.reasonAudit')} />
    </FormDialog>
  )
}
