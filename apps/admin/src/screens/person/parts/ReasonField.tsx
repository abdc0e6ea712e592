import { Textarea } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

export interface ReasonFieldProps {
  value: string
  isMissing: boolean
  maxLength: number
  onChange: (reason: string) => void
  /** Who reads it besides the audit. */
  hint: string
}

/** Why it is done; nothing is done without it. */
export function ReasonField({ value, isMissing, maxLength, onChange, hint }: ReasonFieldProps) {
  const t = useTranslate()
  return (
    <Textarea
      name="reason"
      label={t('people.reason')}
      hint={hint}
      error={isMissing && t('people.reasonMissing')}
      rows={2}
      required
      maxLength={maxLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
