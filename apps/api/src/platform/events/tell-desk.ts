import { events } from '@flower-market/api-client/contract'
import type { DeskKind } from '@flower-market/flower-domain'
import type { Trx } from '../database/database.ts'
import { publish } from './publish.ts'

/** Tells the open desks of staff, with the transaction, that what waits of a kind may be another by now. */
export function tellDesk(trx: Trx, kind: DeskKind): Promise<void> {
  return publish(trx, events['desk-changed'], { role: 'ADMIN' }, { kind })
}
