import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { Button } from '../button/index.ts'
import { CheckIcon } from '../icons/index.ts'
import styles from './CopyField.module.css'
import { useCopy } from './use-copy.ts'

export interface CopyFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  /** What is copied, to the letter. */
  value: string
  /** How it is shown, where that differs: a sum with the locale's comma, say. @default the value */
  children?: ReactNode
  copyLabel: string
  /** Takes the button's place for a moment, and is announced. */
  copiedText: string
  /** Says what to do by hand; by then the value is selected. */
  failedText: string
  /** Digits and letters that must be told apart, such as an address. @default false */
  isCode?: boolean
}

/** A fact to take elsewhere: a name above, the value, and a button that copies it. */
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
          copyLabel
        )}
      </Button>
      <output className={styles.outcome} data-outcome={outcome}>
        {outcome === 'copied' && copiedText}
        {outcome === 'failed' && failedText}
      </output>
    </div>
  )
}
