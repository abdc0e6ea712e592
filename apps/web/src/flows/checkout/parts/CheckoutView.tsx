import type { ReactNode } from 'react'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { paths } from '../../../paths.ts'
import type { ShownResource } from '@flower-market/app-runtime/server-data'
import type { CheckoutDay } from '../use-checkout.ts'

export interface CheckoutViewProps {
  checkout: ShownResource<CheckoutDay | null>
  /** The day as it was sent: it stays where it is, button and focus included, whatever becomes of the cart meanwhile. */
  sent: CheckoutDay | null
  /** Holds its place while it loads. */
  skeleton: ReactNode
  children: (checkout: CheckoutDay) => ReactNode
}

/** A day that is ordered, or why it cannot be shown. */
export function CheckoutView({ checkout, sent, skeleton, children }: CheckoutViewProps) {
  const shown: ShownResource<CheckoutDay | null> =
    sent === null ? checkout : { status: 'ready', data: sent, isRefreshing: false, refresh: checkout.refresh }
  return (
    <ResourceView
      resource={shown}
      headingLevel={1}
      messages={{ loading: 'order.loading', failedText: 'order.loadFailedText' }}
      skeleton={skeleton}
      empty={
        <PageMessage
          title="order.emptyTitle"
          text="order.emptyText"
          link={{ to: paths.catalog(), label: 'order.toCatalog' }}
        />
      }
    >
      {children}
    </ResourceView>
  )
}
