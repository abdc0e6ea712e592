import { Banner, Button, TextField } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { CallOutput } from '@flower-market/api-client'
import { useForm } from '@flower-market/app-runtime/forms'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { percentText } from './percent-text.ts'
import {
  findProblems,
  percentageNames,
  percentagesOf,
  toFormErrors,
  readTyped,
  type Percentages,
} from './percentages-form.ts'
import { savePercentagesAtom } from './percentages.atoms.ts'
import styles from './PercentagesForm.module.css'

export interface PercentagesFormProps {
  personId: string
  /** Names the form: whose percentages they are. */
  label: string
  /** Null where nobody has set them yet. */
  percentages: Percentages | null
  onSaved: (person: CallOutput<'userAddReferral'>) => void
}

/** Four shares of a price to set; what is refused stays as it was typed. */
export function PercentagesForm({ personId, label, percentages, onSaved }: PercentagesFormProps) {
  const t = useTranslate()
  const decimalSign = useLocale() === 'ru' ? ',' : '.'
  const save = useSetAtom(savePercentagesAtom)
  const [isSaved, setSaved] = useState(false)
  const { problems, isSending, submit } = useForm({
    read: readTyped,
    findProblems,
    send: async (typed) => {
      onSaved(await save({ _id: personId, percentages: percentagesOf(typed) }))
      setSaved(true)
    },
    toFormErrors,
  })
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={submit}
      onInput={() => setSaved(false)}
      className={styles.form}
    >
      <div className={styles.fields}>
        {percentageNames.map((name) => (
          <TextField
            key={name}
            size="m"
            name={name}
            label={t(`users.${name}`)}
            error={problems[name] && t(problems[name])}
            defaultValue={percentText(percentages?.[name] ?? 0, decimalSign)}
            trailing="%"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
          />
        ))}
      </div>
      {problems.form && (
        <Banner tone="danger" role="alert">
          {t(problems.form)}
        </Banner>
      )}
      <div className={styles.end}>
        <Button type="submit" tone="primary" loading={isSending}>
          {t('users.save')}
        </Button>
        <output className={styles.saved}>{isSaved && t('users.saved')}</output>
      </div>
    </form>
  )
}
