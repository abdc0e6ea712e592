import type { ReactNode } from 'react'
import styles from './QuantityStepper.module.css'
import { useHeldPress } from './use-held-press.ts'

interface StepButtonProps {
  label: string
  disabled: boolean
  onStep: () => void
  children: ReactNode
}

/** − or +. It stays focusable at its limit, so that keyboard focus is not lost. */
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
      // A long press on a touch screen would open the browser's context menu.
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </button>
  )
}
