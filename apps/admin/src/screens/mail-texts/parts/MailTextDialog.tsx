import { mailPlaceholders, supportedLocales } from '@flower-market/flower-domain'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { FormDialog, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { WatchedBy } from '../../../components/watching/WatchedBy.tsx'
import { DecisionFields } from '../../../components/decision-fields/DecisionFields.tsx'
import { readTerms, termsBody } from '../../../components/decision-fields/decision-terms.ts'
import {
  findMailFormProblems,
  textsBody,
  toMailTextErrors,
  typedTextsOf,
  type MailTextField,
  type MailTexts,
  type TypedMailTexts,
} from '../mail-text-form.ts'
import { saveMailTextAtom } from '../mail-texts.atoms.ts'
import styles from './MailTextDialog.module.css'
import { MailTextFields } from './MailTextFields.tsx'

export interface MailTextDialogProps {
  mail: MailTexts
  onClose: () => void
}

/** Decides the text of a mail in both languages, from which day, and why. */
export function MailTextDialog({ mail, onClose }: MailTextDialogProps) {
  const t = useTranslate()
  const { now } = useAtomValue(pageEnvironmentAtom)
  const save = useSetAtom(saveMailTextAtom)
  const notify = useSetAtom(notifyAtom)
  const { kind, version, builtIn } = mail
  const [texts, setTexts] = useState(() => typedTextsOf(mail))
  const { problems, isSending, submit } = useForm<TypedMailTexts, MailTextField>({
    read: (fields) => ({ texts, ...readTerms(fields) }),
    findProblems: (typed) => findMailFormProblems(kind, typed, now()),
    send: async (typed) => {
      await save({ kind, version, texts: textsBody(mail, typed.texts), ...termsBody(typed) })
      notify({ tone: 'success', message: 'mails.saved' })
      onClose()
    },
    toFormErrors: toMailTextErrors,
  })
  const placeholders = mailPlaceholders(kind).map((name) => `{${name}} — ${t(`mails.placeholder.${name}`)}`)
  return (
    <FormDialog
      title={t(`mails.kind.${kind}`)}
      description={t('mails.editText', { placeholders: placeholders.join(', ') })}
      className={styles.dialog}
      submitLabel={t('mails.save')}
      cancelLabel={t('mails.cancel')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <WatchedBy kind="mail" _id={kind} />
      <div className={styles.languages}>
        {supportedLocales.map((locale) => (
          <MailTextFields
            key={locale}
            kind={kind}
            locale={locale}
            text={texts[locale]}
            standard={builtIn[locale]}
            isChecked={Object.keys(problems).length > 0}
            onChange={(text) => setTexts((before) => ({ ...before, [locale]: text }))}
          />
        ))}
      </div>
      <DecisionFields problems={problems} />
    </FormDialog>
  )
}
