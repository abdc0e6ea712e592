import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { dayClosingService } from './day-closing.service.ts'
import { writePayments } from './day-payments.ts'
import { listLedgerEntries } from './ledger-entries.repository.ts'

/** The closing of days, and the search in the ledger. */
export function dayClosingsModule(platform: Platform): void {
  const { register, database, now } = platform
  const closings = dayClosingService(platform)
  register(contract.dayClosing, ({ query }) => closings.read(query.day))
  register(contract.dayClose, ({ person, body }) => closings.close(person.personId, body.day))
  register(contract.dayClosingExport, ({ query }) => writePayments(database.kysely, query, now()))
  register(contract.ledgerEntries, ({ query }) => listLedgerEntries(database.kysely, query))
}
