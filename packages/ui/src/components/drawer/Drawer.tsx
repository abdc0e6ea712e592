import * as Radix from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import {
  ModalBody,
  ModalContent,
  type ModalContentProps,
  ModalFooter,
  ModalHeader,
  type ModalHeaderProps,
  ModalOverlay,
  ModalPortal,
} from '../../modal/index.ts'
import styles from './Drawer.module.css'

export type DrawerProps = ComponentProps<typeof Radix.Root>

/** Holds whether the drawer is open; wrap the trigger and DrawerContent in it. */
export const Drawer = Radix.Root

export type DrawerTriggerProps = ComponentProps<typeof Radix.Trigger>

/** Opens the drawer; with `asChild` on any button of the kit. */
export const DrawerTrigger = Radix.Trigger

export type DrawerCloseProps = ComponentProps<typeof Radix.Close>

/** Closes the drawer; with `asChild` on any button of the kit. */
export const DrawerClose = Radix.Close

const drawer = cva(styles.drawer, {
  variants: { side: { left: styles.left, right: styles.right, bottom: styles.bottom } },
  defaultVariants: { side: 'right' },
})

export interface DrawerContentProps extends ModalContentProps {
  /** The edge of the screen it is attached to. @default 'right' */
  side?: 'left' | 'right' | 'bottom' | undefined
}

/** The drawer itself, with DrawerHeader, DrawerBody and DrawerFooter in it. Focus stays inside and returns when it closes. */
export function DrawerContent({ side, className, ...rest }: DrawerContentProps) {
  return (
    <ModalPortal>
      <ModalOverlay />
      <ModalContent {...rest} className={drawer({ side, className })} />
    </ModalPortal>
  )
}

export type DrawerHeaderProps = ModalHeaderProps

/** The title and the dismiss button. */
export const DrawerHeader = ModalHeader

/** Everything between header and footer. */
export const DrawerBody = ModalBody

/** The buttons. */
export const DrawerFooter = ModalFooter
