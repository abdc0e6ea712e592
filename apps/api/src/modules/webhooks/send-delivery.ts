import { events } from '@flower-market/api-client/contract'
import { webhookRetryDelays } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/publish.ts'
import type { Platform } from '../../platform/platform.ts'
import type { WebhookOutcome } from '../../platform/ports/webhooks/webhook-port.ts'
import type { SecretBox } from '../../platform/security/secret-box.ts'
import { webhookMailJob } from '../identity/index.ts'
import {
  endWaiting,
  findDue,
  noteDelivered,
  pauseWebhook,
  writeAttempt,
  type Attempted,
  type DueDelivery,
} from './deliveries.repository.ts'
import { sendDeliveryJob, type DeliveryAttempt } from './send-delivery-job.ts'
import { webhookHeaders } from './sign-webhook.ts'

/** What sending is made of. */
export interface DeliveryContext extends Pick<Platform, 'database' | 'events' | 'jobs' | 'now' | 'ports'> {
  readonly box: SecretBox
}

/** What the key of a webhook is sealed for. */
export function keyContext(webhookId: string): string {
  return `webhook:${webhookId}`
}

/** The server says that it is gone for good. */
const goneCode = 410

function resultOf({ triesLeft }: DueDelivery, { code, problem }: WebhookOutcome, at: Date): Attempted {
  const tried = { at, code, problem, triesLeft: triesLeft - 1 }
  if (problem === null) return { ...tried, status: 'delivered', nextAttemptAt: null }
  if (triesLeft <= 1 || code === goneCode) return { ...tried, status: 'failed', nextAttemptAt: null }
  const delayMs = webhookRetryDelays.at(-triesLeft + 1) as number
  return { ...tried, status: 'waiting', nextAttemptAt: new Date(at.getTime() + delayMs) }
}

/** Attempts a delivery; one that was attempted meanwhile, or has ended, is left alone. */
export async function sendDelivery(context: DeliveryContext, attempt: DeliveryAttempt): Promise<void> {
  const { database, events: shopEvents, now, ports, box } = context
  const due = await findDue(database.kysely, attempt)
  if (due === undefined) return
  if (due.isBlocked) {
    await shopEvents.transaction((trx) => endWaiting(trx, due.webhookId))
    return
  }
  const { id, body, address, webhookId, sealedKey } = due
  const key = box.open(sealedKey, keyContext(webhookId))
  const outcome = await ports.webhooks.send({
    address,
    body,
    headers: webhookHeaders(key, { id, at: now(), body }),
  })
  await shopEvents.transaction((trx) => writeResult(context, trx, { due, attempt, outcome }))
}

async function writeResult(
  { jobs, now }: DeliveryContext,
  trx: Trx,
  { due, attempt, outcome }: { due: DueDelivery; attempt: DeliveryAttempt; outcome: WebhookOutcome },
): Promise<void> {
  const at = now()
  const { webhookId, personId, isByHand } = due
  const result = resultOf(due, outcome, at)
  if (!(await writeAttempt(trx, attempt, result))) return
  if (result.status === 'delivered') await noteDelivered(trx, webhookId, at)
  if (result.nextAttemptAt !== null) {
    const next = { id: due.id, attempts: attempt.attempts + 1 }
    await jobs.send(trx, sendDeliveryJob, next, result.nextAttemptAt.getTime() - at.getTime())
  }
  if (result.status === 'failed' && !isByHand) {
    const since = outcome.code === goneCode ? at : due.at
    if (await pauseWebhook(trx, webhookId, { at, since })) {
      await endWaiting(trx, webhookId)
      await jobs.send(trx, webhookMailJob, { personId, about: 'paused' })
    }
  }
  await publish(trx, events['webhooks-changed'], { person: personId }, {})
}
