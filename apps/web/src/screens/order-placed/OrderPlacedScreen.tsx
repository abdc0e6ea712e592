import { useRouteParams } from '@flower-market/app-runtime/routes'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { paths } from '../../paths.ts'
import { useResource } from '@flower-market/app-runtime/server-data'
import { OrderPlacedSkeleton } from './parts/OrderPlacedSkeleton.tsx'
import { PlacedOrder } from './parts/PlacedOrder.tsx'

/** The order is placed: its number, what happens next, and where to go from here. */
function OrderPlacedScreen() {
  const { id = '' } = useRouteParams()
  return (
    <ResourceView
      resource={useResource('purchaseGet', { params: { id } })}
      headingLevel={1}
      messages={{ loading: 'order.loading', failedText: 'order.placedFailedText' }}
      skeleton={<OrderPlacedSkeleton />}
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
