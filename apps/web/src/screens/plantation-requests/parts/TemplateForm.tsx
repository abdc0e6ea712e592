import { answerReasons, type AnswerTemplate } from '@flower-market/flower-domain'
import { Banner, Button, TextField } from '@flower-market/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { emptyTemplate, readTemplate, type TemplateDraft, type TemplateProblem } from '../template-form.ts'
import styles from './AnswerTemplates.module.css'

export interface TemplateFormProps {
  others: readonly AnswerTemplate[]
  onSave: (template: AnswerTemplate) => Promise<void>
  onCancel: () => void
}

const hoursToChoose = [6, 12, 24, 48, 72]
const maxName = 60
const maxNote = 300

/** Writes a template. */
export function TemplateForm({ others, onSave, onCancel }: TemplateFormProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState<TemplateDraft>(emptyTemplate)
  const [problem, setProblem] = useState<TemplateProblem | null>(null)
  const [isSaving, setSaving] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => name.current?.focus(), [])
  const change = (changed: Partial<TemplateDraft>): void => {
    setDraft({ ...draft, ...changed })
    setProblem(null)
  }
  const submit = async (): Promise<void> => {
    const read = readTemplate(draft, others)
    if (typeof read === 'string') return setProblem(read)
    setSaving(true)
    await onSave(read)
    setSaving(false)
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        ref={name}
        autoComplete="off"
        maxLength={maxName}
        label={t('requests.templateName')}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        inputMode="numeric"
        autoComplete="off"
        trailing="%"
        label={t('requests.templateShareOf')}
        value={draft.share}
        onChange={({ target }) => change({ share: target.value })}
      />
      <TextField
        autoComplete="off"
        trailing="%"
        label={t('requests.templateChangeOf')}
        value={draft.change}
        onChange={({ target }) => change({ change: target.value })}
      />
      <ChoiceField
        label={t('requests.why')}
        choices={[
          { value: '', label: t('requests.noReason') },
          ...answerReasons.map((value) => ({ value, label: t(`requests.reason.${value}`) })),
        ]}
        value={draft.reason ?? ''}
        onValueChange={(value) => change({ reason: answerReasons.find((one) => one === value) ?? null })}
      />
      {draft.reason === 'other' && (
        <TextField
          maxLength={maxNote}
          label={t('requests.note')}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      )}
      <ChoiceField
        label={t('requests.validHours')}
        choices={[
          { value: '', label: t('requests.templateAnyHours') },
          ...hoursToChoose.map((count) => ({ value: String(count), label: t('requests.hours', { count }) })),
        ]}
        value={draft.validHours === null ? '' : String(draft.validHours)}
        onValueChange={(value) => change({ validHours: value === '' ? null : Number(value) })}
      />
      {problem !== null && (
        <Banner tone="danger" role="alert" className={styles.whole}>
          {t(`requests.templateProblem.${problem}`)}
        </Banner>
      )}
      <div className={styles.buttons}>
        <Button type="submit" tone="primary" loading={isSaving}>
          {t('requests.templateSave')}
        </Button>
        <Button onClick={onCancel}>{t('requests.templateCancel')}</Button>
      </div>
    </form>
  )
}
