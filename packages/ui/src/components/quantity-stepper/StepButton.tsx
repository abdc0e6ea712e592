import type { ReactNode } from 'react'
import styles from './QuantityStepper.module.css'
import { useHeldPress } from './use-held-press.ts'

interface StepButtonProps {
  label: string
  disabled: boolean
  onStep: () => void
  children: ReactNode
}

/** − or +. It keeps the focus at its end, so that a keyboard does not fall out of the stepper. */
export function StepButton({ label, disabled, onStep, children }: StepButtonProps) {
  const press = useHeldPress(() => {
    if (!disabled) onStep()
  })
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={disabled}
      {...press}
      // A long press of a finger would open the browser's menu.
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </button>
  )
}
