import { type ReactNode, useState } from 'react'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import styles from './PasswordField.module.css'
import { type PasswordStrength, StrengthMeter } from './StrengthMeter.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'leading'> {
  /** The button's label while the password is hidden. */
  revealLabel: ReactNode
  /** The button's label while the password is visible. */
  hideLabel: ReactNode
  /** How hard a new password is to guess, from `estimatePassword` or a better source; shown under the field. */
  strength?: PasswordStrength
}

/** A password field whose text can be shown. */
export function PasswordField({ revealLabel, hideLabel, strength, hint, ...rest }: PasswordFieldProps) {
  const [isRevealed, setRevealed] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      hint={
        strength ? (
          <>
            <StrengthMeter {...strength} /> {hint}
          </>
        ) : (
          hint
        )
      }
      type={isRevealed ? 'text' : 'password'}
      trailing={
        <button type="button" className={styles.reveal} onClick={() => setRevealed(!isRevealed)}>
          {isRevealed ? hideLabel : revealLabel}
        </button>
      }
    />
  )
}
