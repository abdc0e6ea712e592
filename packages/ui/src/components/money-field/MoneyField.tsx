import { cx } from 'class-variance-authority'
import { type ReactNode, useState } from 'react'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import styles from './MoneyField.module.css'
import { type MoneyProblem, readMoney, writeMoney } from './read-money.ts'

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'trailing' | 'inputMode'
> {
  /** The sum in minor units (kopecks); null while the text is not a sum. */
  minor: number | null
  /** Called whenever the text becomes another sum; with null for an empty or unreadable text. */
  onMinorChange: (minor: number | null) => void
  /** Called when the text cannot be parsed, and with null when it can again; the caller shows it through `error`. */
  onProblem?: (problem: MoneyProblem | null) => void
  /** BCP 47 tag; the sum is formatted by it when the field is left. */
  locale: string
  /** The currency's sign. */
  sign: ReactNode
  /** How many digits the minor unit has. @default 2 */
  fractionDigits?: number
}

/** A sum of money, with a comma or a point, with or without spaces. A text that cannot be parsed is kept as typed. */
export function MoneyField({
  minor,
  onMinorChange,
  onProblem,
  locale,
  sign,
  fractionDigits = 2,
  onBlur,
  className,
  ...rest
}: MoneyFieldProps) {
  const format = { locale, fractionDigits }
  const [draft, setDraft] = useState<string | null>(null)
  const reading = draft === null ? null : readMoney(draft, format)
  // A value that the caller has set meanwhile replaces a text that does not match it.
  const isDraftCurrent = reading !== null && reading.minor === minor
  const written = minor === null ? '' : writeMoney(minor, format)

  return (
    <TextField
      autoComplete="off"
      enterKeyHint="done"
      {...rest}
      className={cx(styles.money, className)}
      type="text"
      inputMode="decimal"
      value={isDraftCurrent && draft !== null ? draft : written}
      onChange={({ target }) => {
        const next = readMoney(target.value, format)
        setDraft(target.value)
        if (next.minor !== minor) onMinorChange(next.minor)
        const before = isDraftCurrent ? reading.problem : null
        if (next.problem !== before) onProblem?.(next.problem)
      }}
      onBlur={(event) => {
        if (!reading?.problem) setDraft(null)
        onBlur?.(event)
      }}
      trailing={sign}
    />
  )
}
