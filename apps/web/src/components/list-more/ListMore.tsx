import { Banner, Button } from '@flower-market/ui'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import styles from './ListMore.module.css'

export interface ListMoreProps {
  /** What the next page is doing. */
  next: 'loading' | 'failed' | 'more' | 'end'
  shown: number
  total: number
  /** What the list calls it; `shown` takes the numbers `shown` and `total`. */
  words: Readonly<Record<'more' | 'failed' | 'shown', MessageId>>
  onMore: () => void
  onRetry: () => void
}

/** The way to the next page of a list, and what became of it. */
export function ListMore({ next, shown, total, words, onMore, onRetry }: ListMoreProps) {
  const t = useTranslate()
  return (
    <div className={styles.more}>
      {next === 'failed' && (
        <Banner
          role="alert"
          tone="danger"
          action={<Button onClick={onRetry}>{t('runtime.retry')}</Button>}
          className={styles.failed}
        >
          {t(words.failed)}
        </Banner>
      )}
      {(next === 'more' || next === 'loading') && (
        <Button size="l" loading={next === 'loading'} onClick={onMore}>
          {t(words.more)}
        </Button>
      )}
      <output className={styles.count}>{t(words.shown, { shown, total })}</output>
    </div>
  )
}
