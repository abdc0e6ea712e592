import { Button, EmptyState } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'

/** There is nothing to order on the day that the address names. */
export function CheckoutEmpty() {
  const t = useTranslate()
  return (
    <EmptyState
      headingLevel={1}
      title={t('order.emptyTitle')}
      action={
        <Button asChild tone="primary" size="l">
          <LocalizedLink to={paths.catalog()}>{t('order.toCatalog')}</LocalizedLink>
        </Button>
      }
    >
      {t('order.emptyText')}
    </EmptyState>
  )
}
