import { useParams } from 'react-router-dom'
import { isApiError } from '@flower-market/api-client'
import { Button, EmptyState, Skeleton, VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import styles from './OrderPlacedScreen.module.css'
import { PlacedOrder } from './parts/PlacedOrder.tsx'

/** The order is placed: its number, what happens next, and where to go from here. */
function OrderPlacedScreen() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const order = useResource('purchaseGet', { params: { id } })
  if (order.status === 'ready') return <PlacedOrder order={order.data} />
  if (order.status === 'loading') {
    return (
      <div className={styles.skeleton}>
        <output>
          <VisuallyHidden>{t('order.loading')}</VisuallyHidden>
        </output>
        <Skeleton width={140} />
        <Skeleton width={260} height={40} />
        <Skeleton width="45%" />
        <Skeleton width="30%" />
      </div>
    )
  }
  const isMissing = isApiError(order.error, 'not-found')
  return (
    <EmptyState
      role="alert"
      headingLevel={1}
      title={t(isMissing ? 'order.placedNotFound' : 'order.placedFailed')}
      action={
        isMissing ? (
          <Button asChild tone="primary" size="l">
            <LocalizedLink to={paths.history()}>{t('order.toHistory')}</LocalizedLink>
          </Button>
        ) : (
          <Button tone="primary" size="l" onClick={order.refresh}>
            {t('order.retry')}
          </Button>
        )
      }
    >
      {t(isMissing ? 'order.placedNotFoundText' : 'order.placedFailedText')}
    </EmptyState>
  )
}

export default OrderPlacedScreen
