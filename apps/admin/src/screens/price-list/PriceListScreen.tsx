import { isApiError } from '@flower-market/api-client'
import { Skeleton } from '@flower-market/ui'
import { NotFoundPage } from '@flower-market/app-runtime/errors'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useRouteParams } from '@flower-market/app-runtime/routes'
import styles from './parts/ReviewPage.module.css'
import { ReviewPage } from './parts/ReviewPage.tsx'

const messages = {
  pageTitle: 'staff.priceLists',
  loading: 'imports.reviewLoading',
  failedText: 'imports.reviewFailedText',
} as const

/** What an uploaded price list would do, and what is not understood of it. */
function PriceListScreen() {
  const { id = '' } = useRouteParams()
  return (
    <ResourceView
      resource={useResource('stockImportGet', { params: { id } })}
      headingLevel={1}
      messages={messages}
      className={styles.page}
      skeleton={
        <div className={styles.page}>
          <Skeleton shape="block" height={560} />
        </div>
      }
      notFound={<NotFoundPage />}
      isNotFound={(error) => isApiError(error, 'not-found') || isApiError(error, 'not-permitted')}
    >
      {(review) => <ReviewPage review={review} />}
    </ResourceView>
  )
}

export default PriceListScreen
