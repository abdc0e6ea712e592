import type { CallOutput } from '@flower-market/api-client'
import { isAwaitingPayment } from '@flower-market/flower-domain'
import { Banner, Button, PageHeader, Stack, StatusBadge, TextLink } from '@flower-market/ui'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { OrderStatusBadge } from '@flower-market/app-runtime/status-badges'
import { LocalizedLink, usePageTitle } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useState } from 'react'
import { WatchedBy } from '../../../components/watching/WatchedBy.tsx'
import { RecordColumns } from '../../../components/record-columns/RecordColumns.tsx'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../state/use-may.ts'
import { actionsOf, type OrderAction } from '../order-action.ts'
import { BuyerSection } from './BuyerSection.tsx'
import { DocumentsSection } from './DocumentsSection.tsx'
import { HistorySection } from './HistorySection.tsx'
import { LinesSection } from './LinesSection.tsx'
import { MoneySection } from './MoneySection.tsx'
import { MoveDialog } from './MoveDialog.tsx'

/** Actions that take something back stand quietly beside the next step. */
const quiet: ReadonlySet<OrderAction> = new Set(['return', 'cancel'])

/** An order as staff see it. */
export function OrderPage({ found }: { found: CallOutput<'staffOrder'> }) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const may = useMay()
  const [opened, setOpened] = useState<OrderAction | null>(null)
  const regions = useResource('regionList', {})
  const region = regions.status === 'ready' && regions.data.find(({ _id }) => _id === found.region)
  const { order } = found
  const number = String(order.number)
  usePageTitle('orders.order', { number })
  const facts = [
    format.day(order.deliveryFrom, 'weekdayAndDay'),
    t(`orders.by.${order.methodDelivery}`),
    region ? region.name[locale] : '',
    order.kind === 'inStok' ? '' : t(`orders.kind.${order.kind}`),
  ]
  const actions = may('orderStatus') ? actionsOf(order.status) : []
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('orders.order', { number })}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.orders()}>{t('orders.title')}</LocalizedLink>
          </TextLink>
        }
        status={
          <Stack direction="row" gap={2} wrap>
            <OrderStatusBadge status={order.status} />
            {isAwaitingPayment(order) && <StatusBadge tone="warn">{t('orders.unpaid')}</StatusBadge>}
            {order.paymentStatus === 'paid' && <StatusBadge tone="success">{t('orders.paid')}</StatusBadge>}
            <WatchedBy kind="order" _id={order._id} />
          </Stack>
        }
        description={facts.filter(Boolean).join(' · ')}
        actions={
          <Stack direction="row" gap={2} wrap>
            {actions.map((action, place) => (
              <Button
                key={action}
                tone={place === 0 && !quiet.has(action) ? 'primary' : 'secondary'}
                onClick={() => setOpened(action)}
              >
                {t(`orders.action.${action}.open`)}
              </Button>
            ))}
          </Stack>
        }
      />
      {order.cancellation !== null && (
        <Banner tone="warn" title={t(`orders.canceledBy.${order.cancellation.cause}`)}>
          {order.cancellation.reason}
        </Banner>
      )}
      <RecordColumns
        side={
          <>
            <MoneySection order={order} payments={found.payments} />
            <BuyerSection buyer={found.buyer} order={order} />
          </>
        }
      >
        <LinesSection order={order} />
        <DocumentsSection order={order} />
        <HistorySection history={found.history} />
      </RecordColumns>
      {opened && <MoveDialog order={order} action={opened} onClose={() => setOpened(null)} />}
    </Stack>
  )
}
