import { cva } from 'class-variance-authority'
import { type ComponentProps, type ReactElement, type ReactNode, useId, useRef } from 'react'
import { Slot } from '../../slot/Slot.tsx'
import { TooltipText } from './TooltipText.tsx'
import styles from './Tooltip.module.css'
import { useTooltip } from './use-tooltip.ts'

const tooltip = cva(styles.tooltip, {
  variants: { side: { top: null, bottom: styles.bottom } },
  defaultVariants: { side: 'top' },
})

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children' | 'id' | 'ref'> {
  /** A few words that are not essential: touch screens do not show them. */
  text: ReactNode
  /** The control it describes, which can have focus and has an accessible name of its own. */
  children: ReactElement
  /** Where it stands; on the other side where there is no room. @default 'top' */
  side?: 'top' | 'bottom' | undefined
  /** Delay on hover in milliseconds; focus opens it at once. @default 400 */
  delayMs?: number
}

/** A short description beside a control, on hover and keyboard focus. Escape closes it. */
export function Tooltip({ text, children, side = 'top', delayMs = 400, className, ...rest }: TooltipProps) {
  const id = useId()
  const control = useRef<HTMLElement>(null)
  const { isOpen, close, controlEvents, textEvents } = useTooltip(delayMs)
  return (
    <>
      <Slot {...controlEvents} {...(isOpen && { 'aria-describedby': id })} ref={control}>
        {children}
      </Slot>
      {isOpen && (
        <TooltipText
          {...rest}
          {...textEvents}
          id={id}
          control={control}
          side={side}
          onClose={close}
          className={tooltip({ side, className })}
        >
          {text}
        </TooltipText>
      )}
    </>
  )
}
