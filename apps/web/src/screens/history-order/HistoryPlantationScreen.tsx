import { useRouteParams } from '@flower-market/app-runtime/routes'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { Navigate } from 'react-router-dom'
import { localizePath, useLocale } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { OrderPage } from './OrderPage.tsx'
import { OrderNotFound } from './parts/OrderNotFound.tsx'
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
  const locale = useLocale()
  const request = useResource('requestGet', { params: { id } })
  return (
    <ResourceView
      resource={request}
      headingLevel={1}
      messages={messages}
      skeleton={<OrderSkeleton />}
      notFound={<OrderNotFound />}
    >
      {(data) => {
        if (data.status === 'order' && data.kind !== 'forPlantations')
          return <Navigate to={localizePath(locale, paths.historyOrder(id, data.kind))} replace />
        // What was accepted, and orders from before there were requests.
        if (data.status === 'order' || data.status === 'accepted') return <OrderPage kind="forPlantations" />
        return <RequestRecord request={data} />
      }}
    </ResourceView>
  )
}

export default HistoryPlantationScreen
