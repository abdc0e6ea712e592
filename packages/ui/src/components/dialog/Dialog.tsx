import * as Radix from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { useReturnFocus } from '../../focus/use-return-focus.ts'
import { CloseIcon } from '../icons/index.ts'
import { IconButton } from '../icon-button/index.ts'
import styles from './Dialog.module.css'

export type DialogProps = ComponentProps<typeof Radix.Root>

/** Holds whether the dialog is open; wrap the trigger and DialogContent in it. */
export const Dialog = Radix.Root

export type DialogTriggerProps = ComponentProps<typeof Radix.Trigger>

/** Opens the dialog; with `asChild` on any button of the kit. */
export const DialogTrigger = Radix.Trigger

export type DialogCloseProps = ComponentProps<typeof Radix.Close>

/** Closes the dialog; with `asChild` on any button of the kit. */
export const DialogClose = Radix.Close

export interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  /** Names the dialog. */
  title: ReactNode
  /** One sentence under the title, read with it. */
  description?: ReactNode
  /** The cross's name. */
  closeLabel: string
  /** The buttons; they stay in reach while the content scrolls. */
  footer?: ReactNode
}

/** A question or a task over the page: in the middle on a desk, from below on a phone. Focus stays in and comes back. */
export function DialogContent({
  title,
  description,
  closeLabel,
  footer,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const returnFocus = useReturnFocus(rest)
  return (
    <Radix.Portal>
      {/* Not Radix's overlay: a strict content policy refuses the style element by which that locks the page. */}
      <div className={styles.overlay} />
      <Radix.Content
        // Without a description Radix asks to say so; undefined is that saying.
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...rest}
        {...returnFocus}
        className={cx(styles.content, className)}
      >
        <div className={styles.head}>
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          <Radix.Close asChild>
            <IconButton label={closeLabel} className={styles.close}>
              <CloseIcon />
            </IconButton>
          </Radix.Close>
        </div>
        <div className={styles.body}>
          {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </Radix.Content>
    </Radix.Portal>
  )
}
