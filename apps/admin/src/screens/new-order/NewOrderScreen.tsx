import { isApiError } from '@flower-market/api-client'
import { Skeleton } from '@flower-market/ui'
import { NotFoundPage } from '@flower-market/app-runtime/errors'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { allResources, useResource } from '@flower-market/app-runtime/server-data'
import { useRouteParams } from '@flower-market/app-runtime/routes'
import { NewOrderPage } from './parts/NewOrderPage.tsx'

const messages = {
  pageTitle: 'placing.title',
  loading: 'placing.loading',
  failedText: 'placing.failedText',
} as const

/** Staff order for a client, at the client's prices: the client is told of it, and pays. */
function NewOrderScreen() {
  const { id: userId = '' } = useRouteParams()
  const client = allResources(
    useResource('personGet', { params: { id: userId } }),
    allResources(
      useResource('addressList', { query: { userId } }),
      allResources(useResource('deliveryTerms', { query: { userId } }), useResource('topUpWays', {})),
    ),
  )
  return (
    <ResourceView
      resource={client}
      headingLevel={1}
      messages={messages}
      skeleton={<Skeleton shape="block" height={560} />}
      notFound={<NotFoundPage />}
      isNotFound={(error) => isApiError(error, 'not-found') || isApiError(error, 'not-permitted')}
    >
      {([person, [addresses, [terms, ways]]]) => (
        <NewOrderPage client={{ person, addresses, pickup: terms.pickup, ways }} />
      )}
    </ResourceView>
  )
}

export default NewOrderScreen
