import { isApiError } from '@flower-market/api-client'
import { Skeleton } from '@flower-market/ui'
import { NotFoundPage } from '@flower-market/app-runtime/errors'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useRouteParams } from '@flower-market/app-runtime/routes'
import { TransferPage } from './parts/TransferPage.tsx'

const messages = {
  pageTitle: 'payouts.title',
  loading: 'payouts.transferLoading',
  failedText: 'payouts.transferFailedText',
} as const

/** One transfer to a plantation: whom it goes to, what it takes, and what staff do with it. */
function TransferScreen() {
  const { id = '' } = useRouteParams()
  return (
    <ResourceView
      resource={useResource('transactionReviewGet', { params: { id } })}
      headingLevel={1}
      messages={messages}
      skeleton={<Skeleton shape="block" height={560} />}
      notFound={<NotFoundPage />}
      isNotFound={(error) => isApiError(error, 'not-found') || isApiError(error, 'not-permitted')}
    >
      {(transfer) => <TransferPage transfer={transfer} />}
    </ResourceView>
  )
}

export default TransferScreen
