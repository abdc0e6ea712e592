import { events, type EventPayload } from '@flower-market/api-client/contract'
import type { Trx } from '../database/database.ts'
import { publish } from './publish.ts'

/** What staff look after. */
type RecordKind = EventPayload<'record-changed'>['kind']

/** Publishes to the open pages of staff, with the transaction, that records of a kind have changed. */
export function publishToStaff(trx: Trx, kind: RecordKind): Promise<void> {
  return publish(trx, events['record-changed'], { role: 'ADMIN' }, { kind })
}
