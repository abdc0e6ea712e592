import * as Radix from '@radix-ui/react-tooltip'
import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import styles from './Tooltip.module.css'

export interface TooltipProps extends Omit<ComponentProps<typeof Radix.Content>, 'children' | 'content'> {
  /** A few words that are not essential: touch screens do not show them. */
  text: ReactNode
  /** The control it describes, which can have focus and has an accessible name of its own. */
  children: ReactElement
  /** Delay on hover in milliseconds; focus opens it at once. @default 400 */
  delayMs?: number
}

/** A short description beside a control, on hover and keyboard focus. Escape closes it. */
export function Tooltip({ text, children, delayMs = 400, className, ...rest }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delayMs}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            {...rest}
            className={cx(styles.tooltip, className)}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
