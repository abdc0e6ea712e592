import { Banner, Button, TextField } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { CallOutput } from '@flower-market/api-client'
import { percentageNames, type Percentages } from '@flower-market/flower-domain'
import { percentText, useForm } from '@flower-market/app-runtime/forms'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { MarginPreview } from './MarginPreview.tsx'
import {
  findProblems,
  percentagesOf,
  toFormErrors,
  readTyped,
  type PercentagesKind,
} from './percentages-form.ts'
import { savePercentagesAtom } from './percentages.atoms.ts'
import styles from './PercentagesForm.module.css'

export interface PercentagesFormProps {
  personId: string
  kind: PercentagesKind
  /** Names the form: whose percentages they are. */
  label: string
  /** Null where nobody has set them yet. */
  percentages: Percentages | null
  onSaved: (person: CallOutput<'userAddReferral'>) => void
}

/** Four percentages of a price to set, with what a margin does to a price; what is refused stays as it was typed. */
export function PercentagesForm({ personId, kind, label, percentages, onSaved }: PercentagesFormProps) {
  const t = useTranslate()
  const decimalSign = useLocale() === 'ru' ? ',' : '.'
  const save = useSetAtom(savePercentagesAtom)
  const [isSaved, setSaved] = useState(false)
  const [shown, setShown] = useState(percentages)
  // What the fields were filled with: what is read anew meanwhile does not count as read by whoever types.
  const [seen, setSeen] = useState(percentages)
  const { problems, isSending, submit } = useForm({
    read: readTyped,
    findProblems,
    send: async (typed) => {
      const set = percentagesOf(typed)
      onSaved(await save({ _id: personId, [kind]: set, seen: { [kind]: seen } }))
      setSeen(set)
      setSaved(true)
    },
    toFormErrors,
  })
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={submit}
      onInput={(event) => {
        setSaved(false)
        const typed = readTyped(new FormData(event.currentTarget))
        if (findProblems(typed) === null) setShown(percentagesOf(typed))
      }}
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
      {kind === 'margin' && <MarginPreview personId={personId} saved={percentages} typed={shown} />}
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
