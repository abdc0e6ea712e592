import { randomUUID } from 'node:crypto'
import {
  contract,
  isWebhookAddress,
  maxWebhooks,
  shownWebhookDeliveries,
  type CallOutput,
} from '@flower-market/api-client/contract'
import { webhookTestEvent } from '@flower-market/flower-domain'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { AttemptLimit } from '../../platform/limits/attempt-limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { requireOwnPassword, webhookMailJob } from '../identity/index.ts'
import {
  insertTestDelivery,
  listDeliveries,
  retryDelivery,
  type StoredDelivery,
} from './deliveries.repository.ts'
import { sendDeliveryJob } from './send-delivery-job.ts'
import { keyContext, type DeliveryContext } from './send-delivery.ts'
import { newWebhookKey, webhookSecretOf } from './sign-webhook.ts'
import { webhookBody } from './publish-to-webhooks.ts'
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  resumeWebhook,
  type StoredWebhook,
} from './webhooks.repository.ts'

/** What a person has sent by hand: so that nobody has the server call a foreign one again and again. */
const byHand: AttemptLimit = { name: 'webhooks.by-hand', attempts: 30, windowMs: 15 * 60_000 }

function toWebhook(webhook: StoredWebhook): CallOutput<'webhookList'>[number] {
  const { id, address, events, createdAt, pausedAt } = webhook
  return {
    _id: id,
    address,
    events: [...events],
    createdAt: createdAt.toISOString(),
    pausedAt: pausedAt?.toISOString() ?? null,
  }
}

function toDelivery(delivery: StoredDelivery): CallOutput<'webhookTest'> {
  const { id, at, lastAttemptAt, nextAttemptAt, event, status, attempts, code, problem } = delivery
  return {
    _id: id,
    event,
    at: at.toISOString(),
    status,
    attempts,
    lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
    code,
    problem,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  }
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new ApiError('not-found')
  return row
}

/** The webhooks of people's own programs. */
export function webhooksRoutes(platform: Platform, { box }: DeliveryContext): void {
  const { config, database, events, jobs, limits, now, register } = platform
  const { kysely } = database

  register(contract.webhookList, async ({ person }) =>
    (await listWebhooks(kysely, person.personId)).map(toWebhook),
  )

  register(contract.webhookCreate, async ({ person: { personId }, body }) => {
    await requireOwnPassword(platform, personId, body.password)
    const { address } = body
    if (!config.hasPrivateWebhooks && !isWebhookAddress(address)) {
      throw new ApiError('webhook-address-refused')
    }
    const key = newWebhookKey()
    const webhook = { id: randomUUID(), address, events: body.events, createdAt: now() }
    const sealedKey = box.seal(key, keyContext(webhook.id))
    await kysely.transaction().execute(async (trx) => {
      if ((await countWebhooks(trx, personId)) >= maxWebhooks) throw new ApiError('too-many-webhooks')
      await insertWebhook(trx, { ...webhook, personId, sealedKey })
      await jobs.send(trx, webhookMailJob, { personId, about: 'made' })
    })
    return { webhook: toWebhook({ ...webhook, pausedAt: null }), secret: webhookSecretOf(key) }
  })

  register(contract.webhookRemove, async ({ person, params }) => {
    if (!(await deleteWebhook(kysely, person.personId, params.id))) throw new ApiError('not-found')
    return {}
  })

  register(contract.webhookResume, async ({ person, params }) =>
    toWebhook(found(await resumeWebhook(kysely, person.personId, params.id))),
  )

  register(contract.webhookDeliveries, async ({ person, params }) => {
    const { id } = found(await findWebhook(kysely, person.personId, params.id))
    return (await listDeliveries(kysely, id, shownWebhookDeliveries)).map(toDelivery)
  })

  register(contract.webhookTest, async ({ person: { personId }, params }) => {
    await limits.take([byHand, personId])
    return events.transaction(async (trx) => {
      const { id: webhookId } = found(await findWebhook(trx, personId, params.id))
      const at = now()
      const delivery = await insertTestDelivery(trx, {
        id: `msg_${randomUUID()}`,
        webhookId,
        event: webhookTestEvent,
        body: webhookBody(webhookTestEvent, at, {}),
        at,
      })
      await jobs.send(trx, sendDeliveryJob, { id: delivery.id, attempts: delivery.attempts })
      return toDelivery(delivery)
    })
  })

  register(contract.webhookResend, async ({ person: { personId }, params }) => {
    await limits.take([byHand, personId])
    return events.transaction(async (trx) => {
      const delivery = found(await retryDelivery(trx, personId, params.id, now()))
      await jobs.send(trx, sendDeliveryJob, { id: delivery.id, attempts: delivery.attempts })
      return toDelivery(delivery)
    })
  })
}
