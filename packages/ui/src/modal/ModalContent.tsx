import { Content, Portal } from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Modal.module.css'
import { type ModalFocus, useModalFocus } from './use-modal-focus.ts'

/** The overlay and everything on it stand at the end of `body`. */
export const ModalPortal = Portal

/**
 * Covers the page. Not Radix's overlay: that one locks scrolling with a style element, which a strict content security
 * policy refuses.
 */
export function ModalOverlay() {
  return <div className={styles.overlay} />
}

export interface ModalContentProps
  extends
    Omit<ComponentProps<typeof Content>, 'title' | 'onOpenAutoFocus' | 'onCloseAutoFocus'>,
    ModalFocus {}

/** The element with `role="dialog"`: keeps focus inside while it is open, and places it as the two refs say. */
export function ModalContent({
  initialFocus,
  finalFocus,
  onEscapeKeyDown,
  className,
  ...rest
}: ModalContentProps) {
  const focusHandlers = useModalFocus({ initialFocus, finalFocus })
  return (
    <Content
      {...rest}
      {...focusHandlers}
      onEscapeKeyDown={(event) => {
        onEscapeKeyDown?.(event)
        // The key closes what is on top: a popover that was opened in the dialog, say a calendar.
        if (document.querySelector(':popover-open') !== null) event.preventDefault()
      }}
      className={cx(styles.content, className)}
    />
  )
}
