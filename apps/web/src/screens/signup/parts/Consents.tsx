import { Checkbox, FieldError, TextLink } from '@flower-market/ui'
import { useId, type ReactNode } from 'react'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import type { ConsentName } from '../signup-form.ts'
import styles from './Consents.module.css'

interface ConsentProps {
  name: ConsentName
  words: MessageId
  /** The text that is agreed to. */
  document?: string
  error?: MessageId | undefined
}

function Consent({ name, words, document, error }: ConsentProps) {
  const t = useTranslate()
  const errorId = useId()
  // In a window of its own: what was typed here stays.
  const link = (title: ReactNode) =>
    document !== undefined && (
      <TextLink asChild>
        <LocalizedLink to={document} target="_blank">
          {title}
        </LocalizedLink>
      </TextLink>
    )
  return (
    <div>
      <Checkbox
        name={name}
        required={name !== 'marketing'}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
      >
        {t.rich(words, { link })}
      </Checkbox>
      {error && <FieldError id={errorId}>{t(error)}</FieldError>}
    </div>
  )
}

export interface ConsentsProps {
  problems: { readonly offer?: MessageId; readonly personalData?: MessageId }
}

/** Each consent is given by itself, to a text of its own; none is given beforehand (152-ФЗ, article 9). */
export function Consents({ problems }: ConsentsProps) {
  const t = useTranslate()
  return (
    <fieldset className={styles.consents}>
      <legend className={styles.legend}>{t('auth.consents')}</legend>
      <Consent name="offer" words="auth.consentOffer" document={paths.offer()} error={problems.offer} />
      <Consent
        name="personalData"
        words="auth.consentPersonalData"
        document={paths.flowerPrivacyPolicy()}
        error={problems.personalData}
      />
      <Consent name="marketing" words="auth.consentMarketing" />
    </fieldset>
  )
}
