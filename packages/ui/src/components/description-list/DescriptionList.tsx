import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import styles from './DescriptionList.module.css'

export type DescriptionListProps = ComponentProps<'dl'>

/** Facts about one thing: a name above each, a hairline between. */
export function DescriptionList(props: DescriptionListProps) {
  return <dl {...props} />
}

export interface DescriptionProps extends ComponentProps<'div'> {
  term: ReactNode
  /** Stands beside the value: copy it, change it. */
  action?: ReactNode
}

/** One fact of a DescriptionList; its value is the children. */
export function Description({ term, action, className, children, ...rest }: DescriptionProps) {
  return (
    <div {...rest} className={cx(styles.fact, className)}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
      {action && <dd>{action}</dd>}
    </div>
  )
}
