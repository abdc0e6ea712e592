import { Button, EmptyState } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './States.module.css'

/** The catalog could not be read. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate()
  return (
    <EmptyState
      role="alert"
      className={styles.nothing}
      title={t('catalog.loadFailed')}
      action={
        <Button tone="primary" onClick={onRetry}>
          {t('catalog.retry')}
        </Button>
      }
    >
      {t('catalog.loadFailedText')}
    </EmptyState>
  )
}
