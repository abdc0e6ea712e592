import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ReasonField as Field } from '../../../components/reason-field/ReasonField.tsx'

export interface ReasonFieldProps {
  value: string
  isMissing: boolean
  maxLength: number
  onChange: (reason: string) => void
  /** Who reads it besides the audit. */
  hint: string
}

/** Why it is done to a person; nothing is done without it. */
export function ReasonField({ isMissing, onChange, ...field }: ReasonFieldProps) {
  const t = useTranslate()
  return (
    <Field
      {...field}
      label={t('people.reason')}
      error={isMissing && t('people.reasonMissing')}
      onValueChange={onChange}
    />
  )
}
