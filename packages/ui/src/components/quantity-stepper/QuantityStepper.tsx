import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { MinusIcon, PlusIcon } from '../icons/index.ts'
import styles from './QuantityStepper.module.css'
import { useQuantityDraft } from './use-quantity-draft.ts'

const root = cva(styles.root, {
  variants: { size: { m: null, l: styles.l } },
  defaultVariants: { size: 'm' },
})

export interface QuantityStepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The committed quantity. */
  value: number
  /** How much one press of − or + changes it. @default 1 */
  step?: number
  /** @default 0 */
  min?: number
  /** The steps stop here; a larger typed number is still committed, so that its owner can explain. @default none */
  max?: number
  /** Called with the new quantity on Enter, blur or a step; its owner snaps it and explains through `message`. */
  onCommit: (value: number) => void
  /** Names the quantity, with the thing that is counted. */
  label: string
  decreaseLabel: string
  increaseLabel: string
  /** Why the number is not the one that was typed; stands under the stepper and is announced politely. */
  message?: ReactNode
  /** @default 'm' */
  size?: VariantProps<typeof root>['size']
  /** @default false */
  disabled?: boolean
}

/** − quantity +. A wheel over it changes nothing; arrows step, Escape forgets what was typed. */
export const QuantityStepper = ({
  value,
  step = 1,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  onCommit,
  label,
  decreaseLabel,
  increaseLabel,
  message,
  size,
  disabled = false,
  className,
  ...rest
}: QuantityStepperProps) => {
  const messageId = useId()
  const { text, stepBy, input } = useQuantityDraft({ value, step, min, max, onCommit })
  return (
    <div {...rest} className={root({ size, className })}>
      <div className={styles.box} data-disabled={disabled ? '' : undefined}>
        <button
          type="button"
          className={styles.step}
          aria-label={decreaseLabel}
          aria-disabled={disabled || value <= min}
          onClick={() => !disabled && stepBy(-1)}
        >
          <MinusIcon />
        </button>
        <input
          className={styles.value}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          {...(max < Number.MAX_SAFE_INTEGER ? { 'aria-valuemax': max } : {})}
          aria-describedby={messageId}
          disabled={disabled}
          value={text}
          {...input}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={increaseLabel}
          aria-disabled={disabled || value >= max}
          onClick={() => !disabled && stepBy(1)}
        >
          <PlusIcon />
        </button>
      </div>
      <output id={messageId} className={styles.message}>
        {message}
      </output>
    </div>
  )
}
