import { useParams } from 'react-router-dom'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { paths } from '../../paths.ts'
import { useResource } from '@flower-market/app-runtime/server-data'
import { OrderRecord } from './parts/OrderRecord.tsx'
import { OrderSkeleton } from './parts/OrderSkeleton.tsx'

const orderMessages = {
  pageTitle: 'history.title',
  loading: 'history.orderLoading',
  failedText: 'history.orderFailedText',
} as const

/** One order: its state first, then asked beside agreed, then the money. */
function HistoryOrderScreen() {
  const { id = '' } = useParams()
  return (
    <ResourceView
      resource={useResource('purchaseGet', { params: { id } })}
      headingLevel={1}
      messages={orderMessages}
      skeleton={<OrderSkeleton />}
      notFound={
        <PageMessage
          title="history.notFoundTitle"
          text="history.notFoundText"
          link={{ to: paths.history(), label: 'history.toHistory' }}
        />
      }
    >
      {(order) => <OrderRecord order={order} />}
    </ResourceView>
  )
}

export default HistoryOrderScreen
