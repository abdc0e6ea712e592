import { useRouteParams } from '@flower-market/app-runtime/routes'
import { isApiError } from '@flower-market/api-client'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { OrderPage } from './OrderPage.tsx'
import { OrderSkeleton } from './parts/OrderSkeleton.tsx'
import { RequestRecord } from './parts/RequestRecord.tsx'

const messages = {
  pageTitle: 'history.title',
  loading: 'requests.loading',
  failedText: 'requests.failedText',
} as const

/** A request to a plantation, and the order that it has become under the same address. */
function HistoryPlantationScreen() {
  const { id = '' } = useRouteParams()
  const request = useResource('requestGet', { params: { id } })
  const isOrder =
    request.status === 'ready'
      ? request.data.status === 'accepted'
      : // Orders from before there were requests, and those of other kinds.
        request.status === 'failed' && isApiError(request.error, 'not-found')
  if (isOrder) return <OrderPage kind="forPlantations" />
  return (
    <ResourceView resource={request} headingLevel={1} messages={messages} skeleton={<OrderSkeleton />}>
      {(data) => <RequestRecord key={data.status} request={data} />}
    </ResourceView>
  )
}

export default HistoryPlantationScreen
