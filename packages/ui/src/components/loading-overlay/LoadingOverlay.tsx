import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './LoadingOverlay.module.css'

export interface LoadingOverlayProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** What is loading; shown and announced. */
  label: string
}

/**
 * Covers the whole screen while a page loads. It fades in after a delay, so that a page which loads at once does
 * not flicker.
 */
export function LoadingOverlay({ label, className, ...rest }: LoadingOverlayProps) {
  return (
    <output {...rest} className={cx(styles.overlay, className)}>
      <svg viewBox="-24 -24 48 48" aria-hidden="true" className={styles.flower}>
        {[0, 60, 120, 180, 240, 300].map((angle, index) => (
          <ellipse
            key={angle}
            cy="-12"
            rx="6"
            ry="10"
            transform={`rotate(${angle})`}
            className={styles.petal}
            style={{ animationDelay: `${index * 140}ms` }}
          />
        ))}
      </svg>
      <span className={styles.label}>{label}</span>
    </output>
  )
}
