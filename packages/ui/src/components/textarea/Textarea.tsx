import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './Textarea.module.css'

export interface TextareaProps
  extends Omit<ComponentProps<'textarea'>, 'children'>, Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** The minimum height in lines. @default 3 */
  rows?: number
  /** The maximum length in characters. A longer text is kept and reported as too long, not cut off. */
  limit?: number
  /** Says how many characters are left; negative if the text is too long. */
  explainLimit?: (left: number) => ReactNode
}

/** Several lines of text; grows with them. `className` goes to the whole field; `ref` and the rest go to the `textarea`. */
export function Textarea({
  label,
  hint,
  error,
  id,
  className,
  rows = 3,
  limit,
  explainLimit,
  defaultValue,
  value,
  onChange,
  ...rest
}: TextareaProps) {
  const [typed, setTyped] = useState(defaultValue)
  const counterId = useId()
  const text = String(value ?? typed ?? '')
  const left = limit === undefined ? null : limit - text.length
  const isTooLong = left !== null && left < 0
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {({ 'aria-describedby': describedBy, ...control }) => (
        <>
          {/* An invisible copy of the text sets the height of the box in every browser. */}
          <span className={styles.grow} data-text={`${text} `}>
            <textarea
              {...control}
              aria-describedby={
                [describedBy, left !== null && counterId].filter(Boolean).join(' ') || undefined
              }
              {...(isTooLong ? { 'aria-invalid': true } : {})}
              {...rest}
              rows={rows}
              {...(value === undefined ? { defaultValue } : { value })}
              onChange={(event) => {
                setTyped(event.target.value)
                onChange?.(event)
              }}
              className={styles.textarea}
            />
          </span>
          {left !== null && (
            <span id={counterId} className={cx(styles.counter, isTooLong && styles.over)}>
              {explainLimit?.(left)}
            </span>
          )}
          {/* While typing, only a too long text is announced. */}
          {left !== null && (
            <VisuallyHidden>
              <output>{isTooLong && explainLimit?.(left)}</output>
            </VisuallyHidden>
          )}
        </>
      )}
    </Field>
  )
}
