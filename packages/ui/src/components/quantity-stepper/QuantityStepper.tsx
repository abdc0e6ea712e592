import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { MinusIcon, PlusIcon } from '../icons/index.ts'
import styles from './QuantityStepper.module.css'
import { type QuantitySnap, stepQuantity } from './snap-quantity.ts'
import { StepButton } from './StepButton.tsx'
import { useQuantityDraft } from './use-quantity-draft.ts'

const root = cva(styles.root, {
  variants: { size: { m: null, l: styles.l } },
  defaultVariants: { size: 'm' },
})

export interface QuantityStepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The committed quantity. */
  value: number
  /** How much one press of − or + changes it; steps are counted from zero. @default 1 */
  step?: number
  /** @default 0 */
  min?: number
  /** Steps end at the last whole step below it; for typed numbers see `explainSnap`. @default none */
  max?: number
  /** Called with the new quantity on Enter, blur or a step. */
  onCommit: (value: number) => void
  /**
   * Explains why the quantity differs from the typed one. With it a typed number is rounded to whole steps within
   * the limits before it is committed; without it the number is committed as typed, and the caller rounds and
   * explains.
   */
  explainSnap?: ((snap: QuantitySnap) => ReactNode) | undefined
  /** The accessible name, with the thing that is counted. */
  label: string
  decreaseLabel: string
  increaseLabel: string
  /** Shown below the stepper and announced politely; takes precedence over the explanation of a rounding. */
  message?: ReactNode
  /** @default 'm' */
  size?: VariantProps<typeof root>['size']
  /** @default false */
  disabled?: boolean
}

/**
 * − quantity +. Arrows step, a held button repeats, Escape discards what was typed; the mouse wheel changes
 * nothing.
 */
export function QuantityStepper({
  value,
  step = 1,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  onCommit,
  explainSnap,
  label,
  decreaseLabel,
  increaseLabel,
  message,
  size,
  disabled = false,
  className,
  ...rest
}: QuantityStepperProps) {
  const messageId = useId()
  const bounds = { step, min, max }
  // A button that would change nothing is disabled: 75 of 90 in bunches of 25 is the maximum.
  const isAtEnd = (direction: 1 | -1) => disabled || stepQuantity(value, direction, bounds) === value
  const { text, snap, stepBy, input } = useQuantityDraft({
    value,
    ...bounds,
    isSnapping: explainSnap !== undefined,
    onCommit,
  })
  return (
    <div {...rest} className={root({ size, className })}>
      <div className={styles.box} data-disabled={disabled ? '' : undefined}>
        <StepButton label={decreaseLabel} disabled={isAtEnd(-1)} onStep={() => stepBy(-1)}>
          <MinusIcon />
        </StepButton>
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
        <StepButton label={increaseLabel} disabled={isAtEnd(1)} onStep={() => stepBy(1)}>
          <PlusIcon />
        </StepButton>
      </div>
      <output id={messageId} className={styles.message}>
        {message ?? (snap && explainSnap?.(snap))}
      </output>
    </div>
  )
}
