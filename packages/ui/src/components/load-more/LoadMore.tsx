import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useCallback, useRef } from 'react'
import { Banner } from '../banner/index.ts'
import { Button } from '../button/index.ts'
import styles from './LoadMore.module.css'

/** Whether there is a next page, it is loading, it failed to load, or the list is complete. */
export type LoadMoreState = 'more' | 'loading' | 'failed' | 'end'

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  state: LoadMoreState
  /** Asks for the next page. */
  onMore: () => void
  /** Asks for the page that failed. */
  onRetry: () => void
  moreLabel: string
  retryLabel: string
  /** Says that the next page did not load; what is shown stays. */
  failedText: ReactNode
  /** How much of the list is shown, e.g. "40 of 112"; announced when it changes. */
  status: ReactNode
}

/** The end of a list that is loaded page by page: how much is shown, and a button for the next page. */
export function LoadMore({
  state,
  onMore,
  onRetry,
  moreLabel,
  retryLabel,
  failedText,
  status,
  className,
  ...rest
}: LoadMoreProps) {
  const output = useRef<HTMLOutputElement>(null)
  // The last page takes the button away: focus that was on it would fall to `body`, at the top of the page.
  const keepFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) output.current?.focus({ preventScroll: true })
    },
    [],
  )
  const hasFailed = state === 'failed'
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {hasFailed && (
        <Banner role="alert" tone="danger" className={styles.failed}>
          {failedText}
        </Banner>
      )}
      {state !== 'end' && (
        <Button ref={keepFocus} size="l" loading={state === 'loading'} onClick={hasFailed ? onRetry : onMore}>
          {hasFailed ? retryLabel : moreLabel}
        </Button>
      )}
      <output ref={output} tabIndex={-1} className={styles.status}>
        {status}
      </output>
    </div>
  )
}
