import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import styles from './SumList.module.css'

export type SumListProps = ComponentProps<'dl'>

/** One column of sums below a thick line; the last row is their total. */
export function SumList({ className, ...rest }: SumListProps) {
  return <dl {...rest} className={cx(styles.list, className)} />
}

const row = cva(styles.row, {
  variants: { tone: { plain: null, credit: styles.credit, total: styles.total } },
  defaultVariants: { tone: 'plain' },
})

export interface SumRowProps extends ComponentProps<'div'> {
  term: ReactNode
  /** `credit` for refunds, `total` for the total. @default 'plain' */
  tone?: VariantProps<typeof row>['tone']
}

/** One sum of a SumList; its value is the children. */
export function SumRow({ term, tone, className, children, ...rest }: SumRowProps) {
  return (
    <div {...rest} className={row({ tone, className })}>
      <dt>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
