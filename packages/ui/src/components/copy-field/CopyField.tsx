import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { Button } from '../button/index.ts'
import { CheckIcon, CopyIcon } from '../icons/index.ts'
import styles from './CopyField.module.css'
import { useCopy } from './use-copy.ts'

export interface CopyFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  /** The text that is copied. */
  value: string
  /** What is shown if it differs from what is copied, e.g. a formatted sum. @default the value */
  children?: ReactNode
  copyLabel: string
  /** Replaces the button's label for a moment, and is announced. */
  copiedText: string
  /** Says how to copy by keyboard; the value is selected by then. */
  failedText: string
  /** Monospace, for values whose characters have to be distinguishable, e.g. a wallet address. @default false */
  isCode?: boolean
}

/** A label, a value and a button that copies it. */
export function CopyField({
  label,
  value,
  children = value,
  copyLabel,
  copiedText,
  failedText,
  isCode = false,
  className,
  ...rest
}: CopyFieldProps) {
  const id = useId()
  const shown = useRef<HTMLSpanElement>(null)
  const { outcome, copy } = useCopy(value, shown)
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <span ref={shown} className={styles.value} data-code={isCode ? '' : undefined}>
        {children}
      </span>
      <Button
        tone="quiet"
        size="s"
        aria-describedby={id}
        className={styles.button}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? (
          <>
            <CheckIcon />
            {copiedText}
          </>
        ) : (
          <>
            <CopyIcon />
            {copyLabel}
          </>
        )}
      </Button>
      <output className={styles.outcome} data-outcome={outcome}>
        {outcome === 'copied' && copiedText}
        {outcome === 'failed' && failedText}
      </output>
    </div>
  )
}
