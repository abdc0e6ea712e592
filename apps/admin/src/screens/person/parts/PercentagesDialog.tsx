import type { CallOutput } from '@flower-market/api-client'
import { noPercentages, percentageNames, type Percentages } from '@flower-market/flower-domain'
import { TextField } from '@flower-market/ui'
import { FormDialog, percentText, readPercent } from '@flower-market/app-runtime/forms'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { setPercentagesAtom } from '../person.atoms.ts'
import { usePersonForm } from '../use-person-form.ts'
import styles from './PercentagesDialog.module.css'
import { ReasonField } from './ReasonField.tsx'

type Kind = 'margin' | 'share'
type Typed = Readonly<Record<keyof Percentages, string>>

export interface PercentagesDialogProps {
  person: CallOutput<'personGet'>
  kind: Kind
  onClose: () => void
}

/** Sets what a person pays on top, or what whoever brought them earns. */
export function PercentagesDialog({ person, kind, onClose }: PercentagesDialogProps) {
  const t = useTranslate()
  const sign = useLocale() === 'ru' ? ',' : '.'
  const save = useSetAtom(setPercentagesAtom)
  const [read] = useState(person)
  const before = read[kind] ?? noPercentages
  const [typed, setTyped] = useState<Typed>({
    priceBp: percentText(before.priceBp, sign),
    deliveryToWarehouseBp: percentText(before.deliveryToWarehouseBp, sign),
    deliveryToRegionBp: percentText(before.deliveryToRegionBp, sign),
    deliveryToCityBp: percentText(before.deliveryToCityBp, sign),
  })
  const wrong = percentageNames.filter((name) => readPercent(typed[name]) === null)
  const form = usePersonForm(
    (reason) =>
      save({
        _id: read._id,
        version: read.version,
        reason,
        [kind]: Object.fromEntries(percentageNames.map((name) => [name, readPercent(typed[name]) ?? 0])),
      }),
    onClose,
  )
  return (
    <FormDialog
      title={t(`people.${kind}.title`)}
      description={t(`people.${kind}.text`)}
      submitLabel={t('people.edit.do')}
      cancelLabel={t('people.cancel')}
      isSending={form.isSending}
      problem={form.problem && t(form.problem)}
      onSubmit={(event) => {
        if (wrong.length > 0) event.preventDefault()
        else form.submit(event)
      }}
      onClose={onClose}
    >
      <div className={styles.fields}>
        {percentageNames.map((name) => (
          <TextField
            key={name}
            size="m"
            name={name}
            label={t(`people.part.${name}`)}
            error={wrong.includes(name) && t('people.percentWrong')}
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            trailing="%"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
          />
        ))}
      </div>
      <ReasonField {...form.reasonField} hint={t('people.reasonAudit')} />
    </FormDialog>
  )
}
