import { maxLengths } from '@flower-market/api-client'
import { Textarea } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

export interface ReasonFieldProps {
  reason: string
  isMissing: boolean
  onChange: (reason: string) => void
}

/** Why it is decided so; it stays with the line. */
export function ReasonField({ reason, isMissing, onChange }: ReasonFieldProps) {
  const t = useTranslate()
  return (
    <Textarea
      name="reason"
      label={t('statements.reason')}
      hint={t('statements.reasonHint')}
      error={isMissing && t('statements.reasonMissing')}
      rows={2}
      required
      maxLength={maxLengths.reviewComment}
      value={reason}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
