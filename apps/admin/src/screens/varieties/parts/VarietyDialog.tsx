import { Fieldset, TextField } from '@flower-market/ui'
import { toCm } from '@flower-market/app-runtime/flowers'
import { FormDialog, useForm } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { useSetAtom } from 'jotai'
import {
  findVarietyProblems,
  readVariety,
  saveVarietyAtom,
  toVarietyErrors,
  type TypedVariety,
  type Variety,
  type VarietyField,
} from '../variety-form.ts'
import styles from './VarietyDialog.module.css'

export interface VarietyDialogProps {
  known: Variety
  onClose: () => void
}

/** Enters how large the flowers of a variety are and how long they last. */
export function VarietyDialog({ known, onClose }: VarietyDialogProps) {
  const t = useTranslate()
  const { number } = useFormat()
  const save = useSetAtom(saveVarietyAtom)
  const notify = useSetAtom(notifyAtom)
  const { problems, isSending, submit } = useForm<TypedVariety, VarietyField>({
    read: readVariety,
    findProblems: findVarietyProblems,
    send: async (typed) => {
      await save({ known, typed })
      notify({ tone: 'success', message: 'varieties.saved' })
      onClose()
    },
    toFormErrors: toVarietyErrors,
  })
  const { headMm, vaseDays } = known
  const ranges = [
    {
      name: 'head',
      problem: problems.headFrom,
      legend: t('varieties.headCm'),
      range: headMm && toCm(headMm),
      mode: 'decimal',
    },
    {
      name: 'vase',
      problem: problems.vaseFrom,
      legend: t('varieties.vaseDays'),
      range: vaseDays,
      mode: 'numeric',
    },
  ] as const
  return (
    <FormDialog
      title={known.name}
      description={t('varieties.text')}
      submitLabel={t('varieties.save')}
      cancelLabel={t('varieties.cancel')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      {ranges.map(({ name, problem, legend, range, mode }) => (
        <Fieldset key={name} legend={legend} error={problem && t(problem)}>
          <span className={styles.range}>
            <TextField
              name={`${name}From`}
              label={t('varieties.from')}
              inputMode={mode}
              maxLength={4}
              autoComplete="off"
              defaultValue={range ? number(range.from) : ''}
              aria-invalid={problem !== undefined || undefined}
            />
            <TextField
              name={`${name}To`}
              label={t('varieties.to')}
              inputMode={mode}
              maxLength={4}
              autoComplete="off"
              defaultValue={range ? number(range.to) : ''}
              aria-invalid={problem !== undefined || undefined}
            />
          </span>
        </Fieldset>
      ))}
    </FormDialog>
  )
}
