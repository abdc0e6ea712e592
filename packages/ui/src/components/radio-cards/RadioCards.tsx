import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { RadioChoiceContext } from '../radio-group/radio-choice.ts'
import styles from './RadioCards.module.css'

const group = cva(styles.group, {
  variants: { layout: { cards: null, rows: styles.rows } },
  defaultVariants: { layout: 'cards' },
})

export interface RadioCardsProps extends ComponentProps<'fieldset'> {
  /** What is being chosen. */
  legend: ReactNode
  /** The chosen card, or null while nothing is chosen. */
  value: string | null
  onValueChange: (value: string) => void
  /** The inputs' name in a form. @default a generated one */
  name?: string
  /** Why the choice is refused. */
  error?: ReactNode
  /** Framed cards, or rows divided by hairlines where a page is a form of several choices. @default 'cards' */
  layout?: VariantProps<typeof group>['layout']
}

/** One option out of a few, each on a card with a description. */
export function RadioCards({
  legend,
  value,
  onValueChange,
  name,
  error,
  layout,
  className,
  children,
  ...rest
}: RadioCardsProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <RadioChoiceContext value={{ name: name ?? id, value, onValueChange }}>
      <fieldset
        aria-describedby={error ? errorId : undefined}
        {...rest}
        data-invalid={error ? '' : undefined}
        className={group({ layout, className })}
      >
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.cards}>{children}</div>
        {error && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </fieldset>
    </RadioChoiceContext>
  )
}
