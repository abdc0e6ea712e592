import { maxLengths } from '@flower-market/api-client'
import {
  findMailTextProblems,
  sampleMailValues,
  writeMail,
  type Locale,
  type MailKind,
  type MailText,
} from '@flower-market/flower-domain'
import { Button, Fieldset, Textarea, TextField } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './MailTextDialog.module.css'

export interface MailTextFieldsProps {
  kind: MailKind
  locale: Locale
  text: MailText
  standard: MailText
  /** Whether what is wrong is said: after the first try to save. */
  isChecked: boolean
  onChange: (text: MailText) => void
}

/** Subject and body of a mail in one language, with the mail as its recipient sees it. */
export function MailTextFields({ kind, locale, text, standard, isChecked, onChange }: MailTextFieldsProps) {
  const t = useTranslate()
  const problems = isChecked ? findMailTextProblems(kind, text) : []
  const problemOf = (field: keyof MailText): string | undefined => {
    const found = problems.find((one) => one.field === field)
    if (found === undefined) return undefined
    const name =
      found.problem === 'unknown-placeholder'
        ? found.name
        : found.problem === 'number-missing'
          ? 'number'
          : 'link'
    return t(`mails.problem.${found.problem}`, { placeholder: `{${name}}` })
  }
  const sent = writeMail(text, sampleMailValues[locale])
  return (
    <Fieldset legend={t(`mails.inLanguage.${locale}`)}>
      <div className={styles.language} lang={locale}>
        <TextField
          name={`${locale}.subject`}
          label={t('mails.subject')}
          value={text.subject}
          error={problemOf('subject')}
          maxLength={maxLengths.mailSubject}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...text, subject: target.value })}
        />
        <Textarea
          name={`${locale}.body`}
          label={t('mails.body')}
          value={text.body}
          error={problemOf('body')}
          maxLength={maxLengths.mailBody}
          rows={7}
          onChange={({ target }) => onChange({ ...text, body: target.value })}
        />
        <Button
          size="s"
          tone="quiet"
          className={styles.reset}
          aria-label={t('mails.resetOf', { language: t(`mails.language.${locale}`) })}
          onClick={() => onChange(standard)}
        >
          {t('mails.reset')}
        </Button>
        <figure className={styles.preview}>
          <figcaption className={styles.caption}>{t('mails.preview')}</figcaption>
          <p className={styles.subject}>{sent.subject}</p>
          <p className={styles.body}>{sent.text.trim()}</p>
        </figure>
      </div>
    </Fieldset>
  )
}
