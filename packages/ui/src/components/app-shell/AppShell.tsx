import { cx } from 'class-variance-authority'
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import styles from './AppShell.module.css'

export interface AppShellProps extends ComponentProps<'div'> {
  /** Stays at the top while the page scrolls. */
  header: ReactNode
  /** Stands on the left from 960 px on and scrolls by itself: a Sidebar. */
  side?: ReactNode
  /** Stays under the thumb below 960 px: a BottomBar, or the total and the way on. */
  bottom?: ReactNode
  /** The link that leads the keyboard past the header; seen when it has focus. */
  skipLabel: string
}

/** The frame of an app: header, side, the page in `main`, bottom bar. The page itself scrolls, not a part of it. */
export function AppShell({ header, side, bottom, skipLabel, className, children, ...rest }: AppShellProps) {
  const mainId = useId()
  const main = useRef<HTMLElement>(null)
  // The address belongs to the router: a fragment of ours in it would be kept, shared and gone back to.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <div {...rest} className={cx(styles.shell, className)}>
      <a href={`#${mainId}`} className={styles.skip} onClick={skip}>
        {skipLabel}
      </a>
      <header className={styles.header}>{header}</header>
      <div className={styles.middle}>
        {side && <div className={styles.side}>{side}</div>}
        <main ref={main} id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {bottom && <div className={styles.bottom}>{bottom}</div>}
    </div>
  )
}
