import { events } from '@flower-market/api-client/contract'
import type { DeskKind } from '@flower-market/flower-domain'
import type { Trx } from '../database/database.ts'
import { publish } from './publish.ts'

/** Publishes to the open desks of staff, with the transaction, that items of a kind have changed. */
export function publishToDesk(trx: Trx, kind: DeskKind): Promise<void> {
  return publish(trx, events['desk-changed'], { role: 'ADMIN' }, { kind })
}
