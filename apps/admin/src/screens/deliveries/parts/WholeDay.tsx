import type { CallOutput } from '@flower-market/api-client'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import type { IsoDate } from '@flower-market/flower-domain'
import { Skeleton } from '@flower-market/ui'
import type { ReactNode } from 'react'
import { withPart, type Delivery } from '../delivery-groups.ts'

type Answer = CallOutput<'dayDeliveries'>

const messages = { loading: 'orders.deliveriesLoading', failedText: 'orders.deliveriesFailedText' } as const

export interface WholeDayProps {
  day: IsoDate
  /** Called once every part of the day is there. */
  children: (deliveries: readonly Delivery[], plans: Answer['plans']) => ReactNode
  /** What the parts before have brought. @default nothing */
  earlier?: Pick<Answer, 'items' | 'plans' | 'next'>
}

/** Reads the deliveries of a day part by part, and shows them when none is missing: a sheet without some is of no use. */
export function WholeDay({ day, children, earlier }: WholeDayProps) {
  const before = earlier?.next ?? null
  const resource = useResource('dayDeliveries', {
    query: before === null ? { day } : { day, before: String(before) },
  })
  return (
    <ResourceView
      resource={resource}
      headingLevel={2}
      messages={messages}
      skeleton={<Skeleton shape="block" height={480} />}
    >
      {(part) => {
        const items = earlier === undefined ? part.items : withPart(earlier.items, part.items)
        const plans = earlier?.plans ?? part.plans
        if (part.next === null) return children(items, plans)
        return (
          <WholeDay day={day} earlier={{ items, plans, next: part.next }}>
            {children}
          </WholeDay>
        )
      }}
    </ResourceView>
  )
}
