import { DayField } from '@flower-market/app-runtime/day-field'
import { VisuallyHidden } from '@flower-market/ui'
import { takeTable } from '../take-table.ts'
import type { NewLotInputProps } from './NewLotInput.tsx'
import styles from './NewLotsTable.module.css'

export type NewLotDayProps = Pick<NewLotInputProps, 'label' | 'text' | 'problem' | 'onWrite' | 'onPaste'>

/** The delivery day of a new lot. */
export function NewLotDay({ label, text, problem, onWrite, onPaste }: NewLotDayProps) {
  return (
    <DayField
      data-cell="deliveryDate"
      size="m"
      className={styles.day}
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      value={text}
      error={problem}
      onValueChange={(day) => onWrite(day ?? '')}
      onPaste={takeTable(onPaste)}
    />
  )
}
