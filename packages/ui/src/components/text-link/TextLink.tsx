import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Slot } from '../../slot/Slot.tsx'
import styles from './TextLink.module.css'

const textLink = cva(styles.textLink, {
  variants: { tone: { accent: styles.accent, quiet: styles.quiet } },
  defaultVariants: { tone: 'accent' },
})

export interface TextLinkProps extends ComponentProps<'a'> {
  /** `quiet` for navigation (a breadcrumb, a footer). @default 'accent' */
  tone?: 'accent' | 'quiet' | undefined
  /** Renders the only child with these styles (a router's link, a button). @default false */
  asChild?: boolean
}

/** A text link; underlined, so that color is not the only indication. */
export function TextLink({ tone, asChild = false, className, ...rest }: TextLinkProps) {
  const Root = asChild ? Slot : 'a'
  return <Root {...rest} className={textLink({ tone, className })} />
}
