export {
  deliveredEvents,
  webhookDeliveryStatuses,
  webhookEventOf,
  webhookEvents,
  webhookProblems,
  webhookRetryDelays,
  webhookTestEvent,
} from './webhook.ts'
export type { DeliveredWebhookEvent, WebhookDeliveryStatus, WebhookEvent, WebhookProblem } from './webhook.ts'
