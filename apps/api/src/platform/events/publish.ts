import type { AudienceOf, EventDefinition } from '@flower-market/api-client/contract'
import * as z from 'zod/mini'
import type { Trx } from '../database/database.ts'
import { streamOf } from './streams.ts'

/**
 * Writes an event in the transaction of its cause: it is delivered once that is committed, and never when it is rolled
 * back. Takes no lock that another transaction could wait for. Throws when the payload breaks the contract.
 */
export async function publish<E extends EventDefinition>(
  trx: Trx,
  event: E,
  audience: AudienceOf<E>,
  payload: z.input<E['payload']>,
): Promise<void> {
  const { name, version } = event
  const stream = streamOf(audience)
  const checked = JSON.stringify(z.parse(event.payload, payload))
  await trx.insertInto('event_outbox').values({ stream, name, version, payload: checked }).execute()
}
