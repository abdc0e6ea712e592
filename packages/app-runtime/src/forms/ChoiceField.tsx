import { Field, type FieldProps } from '@flower-market/ui/field'
import { ChevronDownIcon } from '@flower-market/ui/icons'
import type { ComponentProps } from 'react'
import styles from './ChoiceField.module.css'

/** One choice of the list. */
export interface Choice {
  readonly value: string
  readonly label: string
}

export interface ChoiceFieldProps
  extends
    Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'>,
    Pick<FieldProps, 'label' | 'hint' | 'error'> {
  choices: readonly Choice[]
  value: string
  onValueChange: (value: string) => void
}

/** One choice out of many in the browser's own list: it knows thumbs, keys and first letters, and costs no bytes. */
export function ChoiceField({
  label,
  hint,
  error,
  id,
  className,
  choices,
  value,
  onValueChange,
  ...rest
}: ChoiceFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <span className={styles.box}>
          <select
            {...control}
            {...rest}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            className={styles.select}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={styles.chevron} />
        </span>
      )}
    </Field>
  )
}
