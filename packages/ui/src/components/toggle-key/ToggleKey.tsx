import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './ToggleKey.module.css'

export interface ToggleKeyProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  pressed: boolean
  onPressedChange: (pressed: boolean) => void
}

/** A key that stays down: one of a few short values, any number of which may be chosen. */
export const ToggleKey = ({ pressed, onPressedChange, className, ...rest }: ToggleKeyProps) => (
  <button
    type="button"
    {...rest}
    aria-pressed={pressed}
    onClick={() => onPressedChange(!pressed)}
    className={cx(styles.key, className)}
  />
)
