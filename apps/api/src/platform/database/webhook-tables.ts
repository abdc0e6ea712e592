import type {
  DeliveredWebhookEvent,
  WebhookDeliveryStatus,
  WebhookEvent,
  WebhookProblem,
} from '@flower-market/flower-domain'
import type { Generated } from 'kysely'

interface Webhooks {
  id: string
  person_id: string
  address: string
  events: WebhookEvent[]
  /** Sealed. */
  key: Buffer
  created_at: Date
  paused_at: Generated<Date | null>
  delivered_at: Generated<Date | null>
}

interface WebhookDeliveries {
  id: string
  place: Generated<bigint>
  webhook_id: string
  event: DeliveredWebhookEvent
  /** As it is posted and signed. */
  body: string
  at: Date
  status: WebhookDeliveryStatus
  attempts: Generated<number>
  tries_left: number
  last_attempt_at: Generated<Date | null>
  code: Generated<number | null>
  problem: Generated<WebhookProblem | null>
  next_attempt_at: Date | null
  is_by_hand: Generated<boolean>
  is_queued: Generated<boolean>
}

/** The tables of webhooks and their deliveries. */
export interface WebhookTables {
  webhooks: Webhooks
  webhook_deliveries: WebhookDeliveries
}
