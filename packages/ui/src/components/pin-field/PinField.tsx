import type { ComponentProps } from 'react'
import { mergeRefs } from '../../refs/merge-refs.ts'
import { Field, type FieldProps } from '../field/index.ts'
import styles from './PinField.module.css'
import { usePinDraft } from './use-pin-draft.ts'

export interface PinFieldProps
  extends
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'children' | 'type'>,
    Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** How many digits the code has. @default 4 */
  length?: 4 | 6
  /** The digits typed so far. */
  value: string
  onValueChange: (value: string) => void
  /** Called when the code is complete, whether typed, pasted or filled in by the phone. */
  onComplete?: (value: string) => void
}

/**
 * A short code. One input lies over the drawn cells, so that phones can fill it in and screen readers announce one
 * field. `className` goes to the whole field; `ref` and the rest go to the `input`.
 */
export function PinField({
  label,
  hint,
  error,
  id,
  className,
  length = 4,
  value,
  onValueChange,
  onComplete,
  ref,
  ...rest
}: PinFieldProps) {
  const { at, input, handlers } = usePinDraft({ value, length, onValueChange, onComplete })
  const active = Math.min(at, length - 1)
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <span className={styles.pin} data-length={length}>
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            enterKeyHint="done"
            {...control}
            {...rest}
            {...handlers}
            ref={mergeRefs(input, ref)}
            type="text"
            value={value}
            className={styles.input}
          />
          {Array.from({ length }, (_, cell) => cell).map((cell) => (
            <span
              key={cell}
              aria-hidden="true"
              className={styles.cell}
              data-active={cell === active ? '' : undefined}
            >
              {value[cell]}
            </span>
          ))}
        </span>
      )}
    </Field>
  )
}
