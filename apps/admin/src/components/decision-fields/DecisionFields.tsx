import { maxLengths } from '@flower-market/api-client'
import { Textarea } from '@flower-market/ui'
import { NamedDayField } from '@flower-market/app-runtime/day-field'
import type { FormErrors } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { DecisionTermsField } from './decision-terms.ts'

export interface DecisionFieldsProps {
  problems: FormErrors<DecisionTermsField>
}

/** From which day a decision holds, and why it was made. */
export function DecisionFields({ problems }: DecisionFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <NamedDayField
        name="day"
        label={t('operator.day')}
        hint={t('operator.dayHint')}
        error={problems.day && t(problems.day)}
      />
      <Textarea
        name="reason"
        label={t('operator.reason')}
        error={problems.reason && t(problems.reason)}
        maxLength={maxLengths.settingReason}
        rows={3}
      />
    </>
  )
}
