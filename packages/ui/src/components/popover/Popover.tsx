import * as Radix from '@radix-ui/react-popover'
import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './Popover.module.css'

export type PopoverProps = ComponentProps<typeof Radix.Root>

/** Holds whether the popover is open; wrap the trigger and PopoverContent in it. */
export const Popover = Radix.Root

export type PopoverTriggerProps = ComponentProps<typeof Radix.Trigger>

/** Opens the popover; with `asChild` on any button of the kit. */
export const PopoverTrigger = Radix.Trigger

/** What the popover stands beside when that is not its trigger; with `virtualRef` it renders nothing. */
export const PopoverAnchor = Radix.Anchor

export type PopoverCloseProps = ComponentProps<typeof Radix.Close>

/** Closes the popover; with `asChild` on any button of the kit. */
export const PopoverClose = Radix.Close

export interface PopoverContentProps extends ComponentProps<typeof Radix.Content> {
  /** Names the popover for a screen reader. */
  label: string
}

/** A small panel beside its trigger; the page stays usable. Focus goes in, Escape or a press outside brings it back. */
export function PopoverContent({ label, className, ...rest }: PopoverContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        aria-label={label}
        align="start"
        sideOffset={6}
        collisionPadding={8}
        {...rest}
        className={cx(styles.popover, className)}
      />
    </Radix.Portal>
  )
}
