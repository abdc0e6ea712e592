import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { countDesk, readDesk } from './desk.service.ts'
import { listWatched, watchItem } from './watches.ts'

/** What waits for staff, and who of them has what open. */
export function deskModule(platform: Platform): void {
  const { register, events, now } = platform
  register(contract.desk, ({ query }) => readDesk(platform, query.person))
  register(contract.deskCount, () => countDesk(platform))
  register(contract.deskWatchers, ({ query }) => listWatched(platform.database.kysely, query.kind, now()))
  register(contract.deskWatch, ({ person, body }) =>
    events.transaction((trx) => watchItem(trx, person.personId, body, now())),
  )
}
