import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './ToggleButton.module.css'

export interface ToggleButtonProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  pressed: boolean
  onPressedChange: (pressed: boolean) => void
}

/** A button with a pressed state: one of a few short values, any number of which may be chosen. */
export function ToggleButton({ pressed, onPressedChange, className, ...rest }: ToggleButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className={cx(styles.key, className)}
    />
  )
}
