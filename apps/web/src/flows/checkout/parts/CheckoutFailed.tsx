import { Button, EmptyState } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

/** What the order depends on could not be read. */
export function CheckoutFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate()
  return (
    <EmptyState
      role="alert"
      headingLevel={1}
      title={t('order.loadFailed')}
      action={
        <Button tone="primary" size="l" onClick={onRetry}>
          {t('order.retry')}
        </Button>
      }
    >
      {t('order.loadFailedText')}
    </EmptyState>
  )
}
