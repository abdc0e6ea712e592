import { useParams } from 'react-router-dom'
import { isApiError } from '@flower-market/api-client'
import { Button, EmptyState } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { OrderRecord } from './parts/OrderRecord.tsx'
import { OrderSkeleton } from './parts/OrderSkeleton.tsx'

/** One order: its state first, then asked beside agreed, then the money. */
function HistoryOrderScreen() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const order = useResource('purchaseGet', { params: { id } })
  if (order.status === 'ready') return <OrderRecord order={order.data} />
  if (order.status === 'loading') return <OrderSkeleton />
  if (isApiError(order.error, 'not-found')) {
    return (
      <EmptyState
        headingLevel={1}
        title={t('history.notFoundTitle')}
        action={
          <Button asChild tone="primary" size="l">
            <LocalizedLink to={paths.history()}>{t('history.toHistory')}</LocalizedLink>
          </Button>
        }
      >
        {t('history.notFoundText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      role="alert"
      headingLevel={1}
      title={t('history.loadFailed')}
      action={
        <Button tone="primary" size="l" onClick={order.refresh}>
          {t('history.retry')}
        </Button>
      }
    >
      {t('history.orderFailedText')}
    </EmptyState>
  )
}

export default HistoryOrderScreen
