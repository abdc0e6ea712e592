import { events, type EventPayload } from '@flower-market/api-client/contract'
import type { Trx } from '../database/database.ts'
import { publish } from './publish.ts'

/** What staff look after. */
type RecordKind = EventPayload<'record-changed'>['kind']

/** Tells the open pages of staff, with the transaction, that what they show of a kind may be another by now. */
export function tellStaff(trx: Trx, kind: RecordKind): Promise<void> {
  return publish(trx, events['record-changed'], { role: 'ADMIN' }, { kind })
}
