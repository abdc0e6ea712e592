import type { CallOutput } from '@flower-market/api-client'
import { MoreRows } from '@flower-market/app-runtime/resource-view'
import type { ShownPagedList } from '@flower-market/app-runtime/server-data'
import { useChosenOrders } from '../use-chosen-orders.ts'
import { ChosenOrdersBar } from './ChosenOrdersBar.tsx'
import { OrdersTable } from './OrdersTable.tsx'

const moreMessages = { more: 'orders.more', failed: 'orders.moreFailed', shown: 'orders.shown' } as const

type Row = CallOutput<'staffOrders'>['items'][number]

export interface OrdersListProps {
  rows: readonly Row[]
  orders: Pick<ShownPagedList<Row>, 'list' | 'showMore'>
}

/** The orders that are shown, and what is done to several of them at once. */
export function OrdersList({ rows, orders }: OrdersListProps) {
  const chosen = useChosenOrders(rows)
  return (
    <>
      <ChosenOrdersBar {...chosen} />
      <OrdersTable rows={rows} {...chosen} />
      <MoreRows paged={orders} messages={moreMessages} />
    </>
  )
}
