import { cva } from 'class-variance-authority'
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import { showBeside } from '../../anchored/show-beside.ts'
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
  align = 'start',
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
    if (panel.current === null) return
    // The browser closes it on Escape and on a press outside, and gives focus back.
    const hide = showBeside(panel.current, beside.current, `bottom-${align}`)
    panel.current.focus()
    return hide
  }, [beside, align])
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
