import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './ToggleButton.module.css'

export interface ToggleButtonProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  pressed: boolean
  onPressedChange: (pressed: boolean) => void
  /** `l` is as high as a field that stands beside it. @default 'm' */
  size?: 'm' | 'l'
}

/** A button with a pressed state: one of a few short values, any number of which may be chosen. */
export function ToggleButton({
  pressed,
  onPressedChange,
  size = 'm',
  className,
  ...rest
}: ToggleButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      data-size={size}
      onClick={() => onPressedChange(!pressed)}
      className={cx(styles.key, className)}
    />
  )
}
