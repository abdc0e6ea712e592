import * as Radix from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import {
  ModalBody,
  ModalContent,
  type ModalContentProps,
  ModalDescription,
  ModalFooter,
  ModalHeader,
  type ModalHeaderProps,
  ModalOverlay,
  ModalPortal,
} from '../../modal/index.ts'
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

export type DialogContentProps = ModalContentProps

/**
 * The dialog itself, with DialogHeader, DialogBody and DialogFooter in it: centered, and at the bottom of a phone's
 * screen. Focus stays inside and returns when it closes.
 */
export function DialogContent({ className, ...rest }: DialogContentProps) {
  return (
    <ModalPortal>
      <ModalOverlay />
      <ModalContent {...rest} className={cx(styles.dialog, className)} />
    </ModalPortal>
  )
}

export type DialogHeaderProps = ModalHeaderProps

/** The title and the dismiss button. */
export const DialogHeader = ModalHeader

/** Everything between header and footer. */
export const DialogBody = ModalBody

/** One sentence in the body that a screen reader reads together with the title. */
export const DialogDescription = ModalDescription

/** The buttons, in the order of the tab key: the main one is the last. */
export const DialogFooter = ModalFooter
