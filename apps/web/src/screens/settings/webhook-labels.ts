import type { MessageId } from '@flower-market/app-runtime/i18n'
import type {
  DeliveredWebhookEvent,
  WebhookDeliveryStatus,
  WebhookProblem,
} from '@flower-market/flower-domain'
import type { StatusBadgeProps } from '@flower-market/ui'

/** What each event is called. */
export const eventLabels = {
  'order.placed': 'settings.webhook.placed',
  'order.confirmed': 'settings.webhook.confirmed',
  'order.shipped': 'settings.webhook.shipped',
  'order.delivered': 'settings.webhook.delivered',
  'order.canceled': 'settings.webhook.canceled',
  'order.updated': 'settings.webhook.updated',
  'order.paid': 'settings.webhook.paid',
  'document.issued': 'settings.webhook.document',
  'webhook.test': 'settings.webhook.test',
} as const satisfies Record<DeliveredWebhookEvent, MessageId>

/** What each status of a delivery is called, and its tone. */
export const deliveryStatuses = {
  waiting: { label: 'settings.deliveryWaiting', tone: 'info' },
  delivered: { label: 'settings.deliveryDone', tone: 'success' },
  failed: { label: 'settings.deliveryFailed', tone: 'danger' },
} as const satisfies Record<WebhookDeliveryStatus, { label: MessageId; tone: StatusBadgeProps['tone'] }>

/** Why an attempt without an answer failed. */
export const problemLabels = {
  timeout: 'settings.webhookTimeout',
  unreachable: 'settings.webhookUnreachable',
  address: 'settings.webhookPrivate',
} as const satisfies Record<Exclude<WebhookProblem, 'status'>, MessageId>
