import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Button } from '../button/index.ts'
import { Spinner } from '../spinner/index.ts'
import styles from './InfiniteList.module.css'
import { useSentinel } from './use-sentinel.ts'

/** Whether there is more, it is coming, it failed, or all is here. */
export type InfiniteListState = 'more' | 'loading' | 'failed' | 'end'

export interface InfiniteListProps extends ComponentProps<'div'> {
  /** The items so far: a list or a Table. */
  children: ReactNode
  state: InfiniteListState
  /** Asks for the next items: near the end by itself, on the button, and to try again after a failure. */
  onMore: () => void
  /** Asks by itself when the end comes near; without it only the button asks. @default true */
  isAutomatic?: boolean
  /** The button that does by hand what scrolling does. */
  moreLabel: string
  loadingLabel: string
  /** What went wrong; what is shown stays. */
  failedText: ReactNode
  retryLabel: string
  /** Stands under the last item. */
  endText?: ReactNode
}

/** A list that grows while one reads. A failure stops it until the person tries again: it never hammers the server. */
export function InfiniteList({
  state,
  onMore,
  isAutomatic = true,
  moreLabel,
  loadingLabel,
  failedText,
  retryLabel,
  endText,
  className,
  children,
  ...rest
}: InfiniteListProps) {
  const sentinel = useRef<HTMLDivElement>(null)
  useSentinel(sentinel, isAutomatic && state === 'more', onMore)
  return (
    <div {...rest} aria-busy={state === 'loading'} className={className}>
      {children}
      <div ref={sentinel} className={styles.foot}>
        {state === 'more' && <Button onClick={onMore}>{moreLabel}</Button>}
        {state === 'failed' && <Button onClick={onMore}>{retryLabel}</Button>}
        {/* One line for all three, there from the start: a live region is heard only when its words change. */}
        <output className={styles.content} data-failed={state === 'failed' ? '' : undefined}>
          {state === 'loading' && (
            <>
              <Spinner />
              {loadingLabel}
            </>
          )}
          {state === 'failed' && failedText}
          {state === 'end' && endText}
        </output>
      </div>
    </div>
  )
}
