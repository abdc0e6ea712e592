import { VisuallyHidden } from '@flower-market/ui'
import { ChoiceField, type Choice } from '@flower-market/app-runtime/forms'
import styles from './MoneyFilters.module.css'

export interface FilterChoiceProps {
  label: string
  choices: readonly Choice[]
  value: string
  onValueChange: (value: string) => void
}

/** One filter as a line of text that opens a list; a chosen one stands out. */
export function FilterChoice({ label, choices, value, onValueChange }: FilterChoiceProps) {
  return (
    <div className={styles.choice} data-chosen={value !== choices[0]?.value || undefined}>
      <ChoiceField
        label={<VisuallyHidden>{label}</VisuallyHidden>}
        choices={choices}
        value={value}
        onValueChange={onValueChange}
      />
    </div>
  )
}
