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
  /**
   * The page beside it stays in sight and in use: the drawer stands where it is rendered, in the room that its class gives it. Drawer
   * has `modal={false}` then. @default false
   */
  isBeside?: boolean | undefined
}

/**
 * Whether a key was pressed in a field of the page beside a drawer, where Escape empties or leaves the field, or in a `dialog` over
 * both, which Escape closes.
 */
function isOfPage({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || target.closest('[role=dialog]')) return false
  return target.matches('input, textarea') || target.closest('dialog') !== null
}

function keepOpen(event: Event): void {
  event.preventDefault()
}

/**
 * The drawer itself, with DrawerHeader, DrawerBody and DrawerFooter in it. Focus stays inside unless it is beside the page, and
 * returns when it closes.
 */
export function DrawerContent({ side, isBeside = false, className, ...rest }: DrawerContentProps) {
  const beside: ModalContentProps = {
    onInteractOutside: keepOpen,
    onEscapeKeyDown: (event) => {
      if (isOfPage(event)) event.preventDefault()
    },
  }
  const content = <ModalContent {...(isBeside && beside)} {...rest} className={drawer({ side, className })} />
  if (isBeside) return content
  return (
    <ModalPortal>
      <ModalOverlay />
      {content}
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
