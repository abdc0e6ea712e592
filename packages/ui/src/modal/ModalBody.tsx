import { Description } from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Modal.module.css'

/** What the dialog is for, between header and footer. */
export function ModalBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.body, className)} />
}

/** One sentence that a screen reader reads together with the title. */
export function ModalDescription({ className, ...rest }: ComponentProps<'p'>) {
  return <Description {...rest} className={cx(styles.description, className)} />
}

/** The buttons; stays visible while the content scrolls. */
export function ModalFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.footer, className)} />
}
