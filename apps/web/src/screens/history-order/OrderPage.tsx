import { Navigate } from 'react-router-dom'
import { useRouteParams } from '@flower-market/app-runtime/routes'
import type { OrderKind } from '@flower-market/flower-domain'
import { localizePath, useLocale } from '@flower-market/app-runtime/i18n'
import { KeptNotice, ResourceView } from '@flower-market/app-runtime/resource-view'
import { paths } from '../../paths.ts'
import { useResource } from '@flower-market/app-runtime/server-data'
import { OrderNotFound } from './parts/OrderNotFound.tsx'
import { OrderRecord } from './parts/OrderRecord.tsx'
import { OrderSkeleton } from './parts/OrderSkeleton.tsx'

const orderMessages = {
  pageTitle: 'history.title',
  loading: 'history.orderLoading',
  failedText: 'history.orderFailedText',
} as const

/** One order: its state first, then asked beside agreed, then the money. One of another kind leads to its own page. */
export function OrderPage({ kind }: { kind: OrderKind }) {
  const { id = '' } = useRouteParams()
  const locale = useLocale()
  const known = useResource('purchaseGet', { params: { id } })
  return (
    <ResourceView
      resource={known}
      headingLevel={1}
      messages={orderMessages}
      skeleton={<OrderSkeleton />}
      notFound={<OrderNotFound />}
    >
      {(order) =>
        order.kind === kind ? (
          <>
            <KeptNotice resource={known} message="history.kept" />
            <OrderRecord order={order} />
          </>
        ) : (
          <Navigate to={localizePath(locale, paths.historyOrder(id, order.kind))} replace />
        )
      }
    </ResourceView>
  )
}
