import { TextField } from '@flower-market/ui'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import { timeText, timeZones } from './place-input.ts'
import styles from './CutoffFields.module.css'

export interface CutoffFieldsProps {
  cutoff: { readonly cutoffDaysBefore: number; readonly cutoffMinutes: number; readonly timeZone: string }
  problems: { readonly cutoffDaysBefore?: MessageId; readonly cutoffTime?: MessageId }
}

/** Until when orders are taken: days before the delivery, a time of day, and whose clocks. */
export function CutoffFields({ cutoff, problems }: CutoffFieldsProps) {
  const t = useTranslate()
  const [timeZone, setTimeZone] = useState(cutoff.timeZone)
  return (
    <div className={styles.fields}>
      <TextField
        name="cutoffDaysBefore"
        label={t('places.cutoffDays')}
        inputMode="numeric"
        defaultValue={cutoff.cutoffDaysBefore}
        error={problems.cutoffDaysBefore && t(problems.cutoffDaysBefore)}
      />
      <TextField
        name="cutoffTime"
        type="time"
        label={t('places.cutoffTime')}
        defaultValue={timeText(cutoff.cutoffMinutes)}
        error={problems.cutoffTime && t(problems.cutoffTime)}
      />
      <ChoiceField
        name="timeZone"
        label={t('places.timeZone')}
        value={timeZone}
        onValueChange={setTimeZone}
        choices={timeZones(cutoff.timeZone).map((value) => ({ value, label: value }))}
      />
    </div>
  )
}
