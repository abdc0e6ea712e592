import type { ReactNode } from 'react'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { paths } from '../../../paths.ts'
import type { ShownResource } from '@flower-market/app-runtime/server-data'
import type { CheckoutDay } from '../use-checkout.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'

export interface CheckoutViewProps {
  checkout: ShownResource<CheckoutDay | null>
  children: (checkout: CheckoutDay) => ReactNode
}

/** One of an order's steps, or why it cannot be shown. */
export function CheckoutView({ checkout, children }: CheckoutViewProps) {
  return (
    <ResourceView
      resource={checkout}
      headingLevel={1}
      messages={{ loading: 'order.loading', failedText: 'order.loadFailedText' }}
      skeleton={<CheckoutSkeleton />}
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
