import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Slot } from '../../slot/Slot.tsx'
import styles from './Card.module.css'

const card = cva(styles.card, {
  variants: {
    tone: { plain: null, sunken: styles.sunken, accent: styles.accent },
    padding: { m: null, l: styles.l, none: styles.none },
  },
  defaultVariants: { tone: 'plain', padding: 'm' },
})

type Variants = VariantProps<typeof card>

export interface CardProps extends ComponentProps<'div'> {
  /** `sunken` for a secondary card, `accent` for the one that is chosen. @default 'plain' */
  tone?: Variants['tone']
  /** 16 or 20 px, or none for a picture without margins. @default 'm' */
  padding?: Variants['padding']
  /** Renders the only child with these styles, an `article` or `li`, say. @default false */
  asChild?: boolean
}

/** Content with a border and no shadow. With a CardLink in it the whole card is clickable. */
export function Card({ tone, padding, asChild = false, className, ...rest }: CardProps) {
  const Root = asChild ? Slot : 'div'
  return <Root {...rest} className={card({ tone, padding, className })} />
}

export interface CardHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode
  /** The heading's level in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** One line under the title. */
  note?: ReactNode
  /** At the end of the line: a status, a button, a menu. */
  action?: ReactNode
}

/** The title of a Card and its actions. */
export function CardHeader({ title, headingLevel = 3, note, action, className, ...rest }: CardHeaderProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} className={cx(styles.header, className)}>
      <div className={styles.names}>
        <Heading className={styles.title}>{title}</Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

export interface CardLinkProps extends ComponentProps<'a'> {
  /** Renders the only child with these styles: the router's own link. @default false */
  asChild?: boolean
}

/** The link in the card's title that covers the whole card; buttons in the card still work. */
export function CardLink({ asChild = false, className, children, ...rest }: CardLinkProps) {
  const classes = cx(styles.link, className)
  return asChild ? (
    <Slot {...rest} className={classes}>
      {children}
    </Slot>
  ) : (
    <a {...rest} className={classes}>
      {children}
    </a>
  )
}

export type CardFooterProps = ComponentProps<'div'>

/** The last line of a Card, below a line: totals and buttons. */
export function CardFooter({ className, ...rest }: CardFooterProps) {
  return <div {...rest} className={cx(styles.footer, className)} />
}
