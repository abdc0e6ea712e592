import { Button, EmptyState } from '@flower-market/ui'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { paths } from '../../../paths.ts'
import { ShopLink } from '../../../shell/ShopLink.tsx'

/** There is nothing to order on the day that the address names. */
export const CheckoutEmpty = () => {
  const t = useTranslate()
  return (
    <EmptyState
      headingLevel={1}
      title={t('order.emptyTitle')}
      action={
        <Button asChild tone="primary" size="l">
          <ShopLink to={paths.catalog()}>{t('order.toCatalog')}</ShopLink>
        </Button>
      }
    >
      {t('order.emptyText')}
    </EmptyState>
  )
}
