import { Banner, Button } from '@flower-market/ui'
import { useTranslate } from '../../../i18n/use-translate.ts'
import styles from './HistoryMore.module.css'

export interface HistoryMoreProps {
  /** What the next page is doing. */
  next: 'loading' | 'failed' | 'more' | 'end'
  shown: number
  total: number
  onMore: () => void
  onRetry: () => void
}

/** The way to the next page, and what became of it. */
export const HistoryMore = ({ next, shown, total, onMore, onRetry }: HistoryMoreProps) => {
  const t = useTranslate()
  return (
    <div className={styles.more}>
      {next === 'failed' && (
        <Banner
          role="alert"
          tone="danger"
          action={<Button onClick={onRetry}>{t('history.retry')}</Button>}
          className={styles.failed}
        >
          {t('history.moreFailed')}
        </Banner>
      )}
      {(next === 'more' || next === 'loading') && (
        <Button size="l" loading={next === 'loading'} onClick={onMore}>
          {t('history.more')}
        </Button>
      )}
      <output className={styles.count}>{t('history.shown', { shown, total })}</output>
    </div>
  )
}
