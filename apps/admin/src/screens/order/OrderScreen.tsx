import { isApiError } from '@flower-market/api-client'
import { Skeleton } from '@flower-market/ui'
import { NotFoundPage } from '@flower-market/app-runtime/errors'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useRouteParams } from '@flower-market/app-runtime/routes'
import { OrderPage } from './parts/OrderPage.tsx'

const messages = {
  pageTitle: 'orders.title',
  loading: 'orders.orderLoading',
  failedText: 'orders.orderFailedText',
} as const

/** One order: its lines, money, papers and history, and what staff do with it. */
function OrderScreen() {
  const { id = '' } = useRouteParams()
  return (
    <ResourceView
      resource={useResource('staffOrder', { params: { id } })}
      headingLevel={1}
      messages={messages}
      skeleton={<Skeleton shape="block" height={560} />}
      notFound={<NotFoundPage />}
      isNotFound={(error) => isApiError(error, 'not-found') || isApiError(error, 'not-permitted')}
    >
      {(found) => <OrderPage found={found} />}
    </ResourceView>
  )
}

export default OrderScreen
