import { useParams } from 'react-router-dom'
import { Skeleton } from '@flower-market/ui'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { paths } from '../../paths.ts'
import { useResource } from '@flower-market/app-runtime/server-data'
import styles from './OrderPlacedScreen.module.css'
import { PlacedOrder } from './parts/PlacedOrder.tsx'

const skeleton = (
  <div className={styles.skeleton}>
    <Skeleton width={140} />
    <Skeleton width={260} height={40} />
    <Skeleton width="45%" />
    <Skeleton width="30%" />
  </div>
)

/** The order is placed: its number, what happens next, and where to go from here. */
function OrderPlacedScreen() {
  const { id = '' } = useParams()
  return (
    <ResourceView
      resource={useResource('purchaseGet', { params: { id } })}
      headingLevel={1}
      messages={{ loading: 'order.loading', failedText: 'order.placedFailedText' }}
      skeleton={skeleton}
      notFound={
        <PageMessage
          title="order.placedNotFound"
          text="order.placedNotFoundText"
          link={{ to: paths.history(), label: 'order.toHistory' }}
        />
      }
    >
      {(order) => <PlacedOrder order={order} />}
    </ResourceView>
  )
}

export default OrderPlacedScreen
