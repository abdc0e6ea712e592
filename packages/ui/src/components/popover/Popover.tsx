import { type ComponentProps, type MouseEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { Slot } from '../../slot/Slot.tsx'
import { mergeRefs } from '../../refs/merge-refs.ts'
import { PopoverContext, usePopover } from './popover-context.ts'

export interface PopoverProps {
  /** Whether it is open, where the caller holds that; else the popover holds it. */
  open?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  children: ReactNode
}

/** Holds whether the popover is open; wrap the trigger and PopoverContent in it. */
export function Popover({ open, onOpenChange, children }: PopoverProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpenHere, setOpenHere] = useState(false)
  const isOpen = open ?? isOpenHere
  const state = useMemo(() => {
    const setOpen = (next: boolean) => {
      setOpenHere(next)
      onOpenChange?.(next)
    }
    return { id, isOpen, setOpen, trigger }
  }, [id, isOpen, onOpenChange])
  return <PopoverContext value={state}>{children}</PopoverContext>
}

export interface PopoverTriggerProps extends ComponentProps<'button'> {
  /** Renders the only child, a button of the kit, instead of a plain `button`. @default false */
  asChild?: boolean
}

/** Opens the popover and closes it. */
export function PopoverTrigger({ asChild = false, ref, onClick, ...rest }: PopoverTriggerProps) {
  const { id, isOpen, setOpen, trigger } = usePopover('PopoverTrigger')
  const Root = asChild ? Slot : 'button'
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if (event.defaultPrevented) return
    // The browser's own toggling would close what has just been rendered open.
    event.preventDefault()
    // Safari does not focus a button on click, and focus has to return to it.
    event.currentTarget.focus()
    setOpen(!isOpen)
  }
  return (
    <Root
      {...(asChild ? {} : { type: 'button' as const })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      // Tells the browser that a press here is not a press outside of the popover.
      popoverTarget={id}
      {...rest}
      ref={mergeRefs(trigger, ref)}
      onClick={toggle}
    />
  )
}

export interface PopoverCloseProps extends ComponentProps<'button'> {
  /** Renders the only child, a button of the kit, instead of a plain `button`. @default false */
  asChild?: boolean
}

/** Closes the popover from inside; focus returns to where it was. */
export function PopoverClose({ asChild = false, onClick, ...rest }: PopoverCloseProps) {
  const { setOpen } = usePopover('PopoverClose')
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event)
        if (!event.defaultPrevented) setOpen(false)
      }}
    />
  )
}
