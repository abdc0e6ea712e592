import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useRadioChoice } from '../radio-group/radio-choice.ts'
import styles from './RadioCards.module.css'

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'name' | 'checked' | 'title'> {
  value: string
  title: ReactNode
  /** What choosing it means; announced after the title. */
  description?: ReactNode
  /** At the end of the title's line: a price, a time. */
  trailing?: ReactNode
  /** A link or a button about this choice; pressing it does not choose. */
  action?: ReactNode
}

/** A card of RadioCards. `className` goes to the card; `ref` and the rest go to the `input`. */
export function RadioCard({
  value,
  title,
  description,
  trailing,
  action,
  className,
  ...rest
}: RadioCardProps) {
  const choice = useRadioChoice('RadioCard', 'RadioCards')
  const id = useId()
  const descriptionIds = [trailing && `${id}-trailing`, description && `${id}-description`].filter(Boolean)
  return (
    <div className={cx(styles.card, className)}>
      <label className={styles.choice}>
        <input
          aria-labelledby={`${id}-title`}
          aria-describedby={descriptionIds.join(' ') || undefined}
          {...rest}
          type="radio"
          name={choice.name}
          value={value}
          checked={choice.value === value}
          onChange={() => choice.onValueChange(value)}
          className={styles.dot}
        />
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        {trailing && (
          <span id={`${id}-trailing`} className={styles.trailing}>
            {trailing}
          </span>
        )}
        {description && (
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        )}
      </label>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
