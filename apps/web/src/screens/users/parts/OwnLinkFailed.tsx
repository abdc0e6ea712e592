import { Banner, Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

/** Tells that a person's own link did not load. */
export function OwnLinkFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate()
  return (
    <Banner role="alert" tone="danger" action={<Button onClick={onRetry}>{t('users.retry')}</Button>}>
      {t('users.ownLinkFailed')}
    </Banner>
  )
}
