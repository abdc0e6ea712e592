import { Close, Title } from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { IconButton } from '../components/icon-button/index.ts'
import { CloseIcon } from '../components/icons/index.ts'
import styles from './Modal.module.css'

interface ModalDismissProps extends ComponentProps<'button'> {
  /** The button's accessible name. */
  label: string
}

/** The button that closes without a decision, as Escape does. */
export function ModalDismiss(props: ModalDismissProps) {
  return (
    <Close asChild>
      <IconButton {...props}>
        <CloseIcon />
      </IconButton>
    </Close>
  )
}

export interface ModalHeaderProps extends ComponentProps<'div'> {
  /** The accessible name of the dismiss button. */
  closeLabel: string
}

/** The title, which names the dialog, and the dismiss button; stays visible while the content scrolls. */
export function ModalHeader({ closeLabel, className, children, ...rest }: ModalHeaderProps) {
  return (
    <div {...rest} className={cx(styles.header, className)}>
      <Title className={styles.title}>{children}</Title>
      <ModalDismiss label={closeLabel} />
    </div>
  )
}
