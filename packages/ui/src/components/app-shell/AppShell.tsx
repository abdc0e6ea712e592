import { cx } from 'class-variance-authority'
import { type ComponentProps, type MouseEvent, type ReactNode, type Ref, useId, useRef } from 'react'
import { mergeRefs } from '../../refs/merge-refs.ts'
import styles from './AppShell.module.css'

export interface AppShellProps extends ComponentProps<'div'> {
  /** The app's `header` element, and below it what concerns every page. */
  header: ReactNode
  /** On the left from 960 px on, scrolled by itself: a Sidebar. */
  side?: ReactNode
  /** The app's `footer` element. */
  footer?: ReactNode
  /** At the bottom of the screen below 960 px: a BottomBar. */
  bottom?: ReactNode
  /** The link over the header to the content; visible while it has focus. */
  skipLabel: string
  /** Goes to `main`, which can have focus: after navigation the app moves it there. */
  contentRef?: Ref<HTMLElement> | undefined
}

/** The frame of an app: skip link, header, side, the page in `main`, footer, bottom bar. The page scrolls, not a part of it. */
export function AppShell({
  header,
  side,
  footer,
  bottom,
  skipLabel,
  contentRef,
  className,
  children,
  ...rest
}: AppShellProps) {
  const mainId = useId()
  const main = useRef<HTMLElement>(null)
  // A fragment in the address would be one more entry of the history, and shared with the link.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
    main.current?.scrollIntoView()
  }
  return (
    <div {...rest} className={cx(styles.shell, className)}>
      <a href={`#${mainId}`} className={styles.skip} onClick={skip}>
        {skipLabel}
      </a>
      {header}
      <div className={styles.middle}>
        {side && <div className={styles.side}>{side}</div>}
        <main ref={mergeRefs(main, contentRef)} id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {footer}
      {bottom && <div className={styles.bottom}>{bottom}</div>}
    </div>
  )
}
