import * as Radix from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { useReturnFocus } from '../../focus/use-return-focus.ts'
import { CloseIcon } from '../icons/index.ts'
import { IconButton } from '../icon-button/index.ts'
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

export interface DrawerContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  /** Names the drawer. */
  title: ReactNode
  /** The cross's name. */
  closeLabel: string
  /** The edge it comes from. @default 'right' */
  side?: 'left' | 'right' | 'bottom' | undefined
  /** The buttons; they stay in reach while the content scrolls. */
  footer?: ReactNode
}

/** A panel from an edge over the page, as high as the screen. Focus stays in and comes back. */
export function DrawerContent({
  title,
  closeLabel,
  side,
  footer,
  className,
  children,
  ...rest
}: DrawerContentProps) {
  const returnFocus = useReturnFocus(rest)
  return (
    <Radix.Portal>
      {/* Not Radix's overlay: a strict content policy refuses the style element by which that locks the page. */}
      <div className={styles.overlay} />
      <Radix.Content
        aria-describedby={undefined}
        {...rest}
        {...returnFocus}
        className={drawer({ side, className })}
      >
        <div className={styles.head}>
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          <Radix.Close asChild>
            <IconButton label={closeLabel}>
              <CloseIcon />
            </IconButton>
          </Radix.Close>
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </Radix.Content>
    </Radix.Portal>
  )
}
