import { cva } from 'class-variance-authority'
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import { mergeRefs } from '../../refs/merge-refs.ts'
import { usePopover } from './popover-context.ts'
import styles from './Popover.module.css'

const popover = cva(styles.popover, {
  variants: { align: { start: null, end: styles.end } },
  defaultVariants: { align: 'start' },
})

export interface PopoverContentProps extends ComponentProps<'dialog'> {
  /** Names the popover for a screen reader. */
  label: string
  /** Which edge it shares with its anchor; the other one where there is no room. @default 'start' */
  align?: 'start' | 'end' | undefined
  /** The element it is positioned at. @default the trigger */
  anchor?: RefObject<HTMLElement | null> | undefined
}

/** The panel below its anchor, or above where there is no room; in the DOM while it is open. */
export function PopoverContent(props: PopoverContentProps) {
  const { isOpen } = usePopover('PopoverContent')
  return isOpen && <OpenPopover {...props} />
}

function OpenPopover({
  label,
  align,
  anchor,
  className,
  ref,
  onKeyDown,
  onToggle,
  ...rest
}: PopoverContentProps) {
  const { id, setOpen, trigger } = usePopover('PopoverContent')
  const panel = useRef<HTMLDialogElement>(null)
  const beside = anchor ?? trigger
  useLayoutEffect(() => {
    const element = panel.current
    const source = beside.current
    // The browser places it at its source, closes it on Escape and on a press outside, and gives focus back.
    element?.showPopover(source ? { source } : {})
    element?.focus()
    return () => {
      if (element?.matches(':popover-open')) element.hidePopover()
    }
  }, [beside])
  return (
    <dialog
      aria-label={label}
      tabIndex={-1}
      {...rest}
      ref={mergeRefs(panel, ref)}
      id={id}
      popover="auto"
      onKeyDown={(event) => {
        onKeyDown?.(event)
        // A dialog around it keeps the browser from closing it: that would close both.
        if (event.key === 'Escape') setOpen(false)
      }}
      onToggle={(event) => {
        onToggle?.(event)
        if (event.newState === 'closed') setOpen(false)
      }}
      className={popover({ align, className })}
    />
  )
}
