import type { MessageId } from '@flower-market/app-runtime/i18n'
import type {
  DeliveredWebhookEvent,
  WebhookDeliveryStatus,
  WebhookProblem,
} from '@flower-market/flower-domain'
import type { StatusBadgeProps } from '@flower-market/ui'

/** What each event is called. */
export const eventLabels = {
  'order.placed': 'settings.hook.placed',
  'order.confirmed': 'settings.hook.confirmed',
  'order.shipped': 'settings.hook.shipped',
  'order.delivered': 'settings.hook.delivered',
  'order.canceled': 'settings.hook.canceled',
  'order.updated': 'settings.hook.updated',
  'order.paid': 'settings.hook.paid',
  'document.issued': 'settings.hook.document',
  'webhook.test': 'settings.hook.test',
} as const satisfies Record<DeliveredWebhookEvent, MessageId>

/** What each status of a delivery is called, and its tone. */
export const deliveryStatuses = {
  waiting: { label: 'settings.deliveryWaiting', tone: 'info' },
  delivered: { label: 'settings.deliveryDone', tone: 'success' },
  failed: { label: 'settings.deliveryFailed', tone: 'danger' },
} as const satisfies Record<WebhookDeliveryStatus, { label: MessageId; tone: StatusBadgeProps['tone'] }>

/** Why an attempt without an answer failed. */
export const problemLabels = {
  timeout: 'settings.hookTimeout',
  unreachable: 'settings.hookUnreachable',
  address: 'settings.hookPrivate',
} as const satisfies Record<Exclude<WebhookProblem, 'status'>, MessageId>
