import type { ReactNode } from 'react'
import type { PasswordScore } from './estimate-password.ts'
import styles from './PasswordField.module.css'

export interface PasswordStrength {
  score: PasswordScore
  /** The score in words; not shown for an empty password. */
  label: ReactNode
}

/** The score as a bar and in words. */
export function StrengthMeter({ score, label }: PasswordStrength) {
  return (
    <span className={styles.strength} data-score={score}>
      <span aria-hidden="true" className={styles.line} />
      <output className={styles.content}>{label}</output>
    </span>
  )
}
