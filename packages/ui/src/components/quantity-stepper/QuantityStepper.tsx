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
  /** The steps stop at the last whole one under it; what is typed above it, see `explainSnap`. @default none */
  max?: number
  /** Called with the new quantity on Enter, blur or a step. */
  onCommit: (value: number) => void
  /**
   * Says why the quantity is not the one that was typed. With it a typed number is snapped to whole steps within the ends
   * before it is committed; without it the number is committed as typed, and its owner snaps and explains it.
   */
  explainSnap?: ((snap: QuantitySnap) => ReactNode) | undefined
  /** Names the quantity, with the thing that is counted. */
  label: string
  decreaseLabel: string
  increaseLabel: string
  /** Stands under the stepper and is announced politely; goes before the explanation of a snap. */
  message?: ReactNode
  /** @default 'm' */
  size?: VariantProps<typeof root>['size']
  /** @default false */
  disabled?: boolean
}

/** − quantity +. Arrows step, a held button repeats, Escape forgets what was typed; a wheel over it changes nothing. */
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
  // A key that would change nothing says so: 75 of 90 in bunches of 25 is already the most.
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
