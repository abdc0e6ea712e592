import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ReasonField as Field } from '../../../components/reason-field/ReasonField.tsx'

export interface ReasonFieldProps {
  reason: string
  isMissing: boolean
  onChange: (reason: string) => void
}

/** Why it is decided so; it stays with the line. */
export function ReasonField({ reason, isMissing, onChange }: ReasonFieldProps) {
  const t = useTranslate()
  return (
    <Field
      label={t('statements.reason')}
      hint={t('statements.reasonHint')}
      error={isMissing && t('statements.reasonMissing')}
      value={reason}
      onValueChange={onChange}
    />
  )
}
