import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import styles from './DescriptionList.module.css'

export type DescriptionListProps = ComponentProps<'dl'>

/** A list of labels and values, separated by lines. */
export function DescriptionList(props: DescriptionListProps) {
  return <dl {...props} />
}

export interface DescriptionProps extends ComponentProps<'div'> {
  term: ReactNode
  /** Beside the value: a button to copy or change it. */
  action?: ReactNode
}

/** One entry of a DescriptionList; its value is the children. */
export function Description({ term, action, className, children, ...rest }: DescriptionProps) {
  return (
    <div {...rest} className={cx(styles.fact, className)}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
      {action && <dd>{action}</dd>}
    </div>
  )
}
