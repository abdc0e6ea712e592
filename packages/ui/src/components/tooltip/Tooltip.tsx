import * as Radix from '@radix-ui/react-tooltip'
import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import styles from './Tooltip.module.css'

export interface TooltipProps extends Omit<ComponentProps<typeof Radix.Content>, 'children' | 'content'> {
  /** A few words; whoever never sees them must not miss anything. */
  text: ReactNode
  /** What they are about: one control that takes focus and has a name of its own. */
  children: ReactElement
  /** How long somebody points before it opens; focus opens it at once. @default 400 */
  delayMs?: number
}

/** A few words beside a control, while somebody points at it or has come to it with the keyboard. Escape hides them. */
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
