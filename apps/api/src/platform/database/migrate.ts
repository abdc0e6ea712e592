import { Migrator } from 'kysely/migration'
import { migrateQueues } from '../jobs/open-queues.ts'
import { codeOf } from './database-errors.ts'
import { openDatabase, type Database } from './database.ts'
import * as people from './migrations/0001-people.ts'
import * as ledger from './migrations/0002-ledger.ts'
import * as catalog from './migrations/0003-catalogue.ts'
import * as purchases from './migrations/0004-purchases.ts'
import * as identity from './migrations/0005-identity.ts'
import * as standardNames from './migrations/0006-standard-names.ts'
import * as events from './migrations/0007-events.ts'
import * as purchaseCredits from './migrations/0008-purchase-credits.ts'
import * as attempts from './migrations/0009-attempts.ts'
import * as regions from './migrations/0010-regions.ts'
import * as purchaseTerms from './migrations/0011-purchase-terms.ts'
import * as addresses from './migrations/0012-addresses.ts'
import * as orderDestinations from './migrations/0013-order-destinations.ts'
import * as checksumsTable from './migrations/0016-migration-checksums.ts'
import * as reservations from './migrations/0018-movements-and-reservations.ts'
import * as payments from './migrations/0019-payments.ts'
import * as retention from './migrations/0020-retention.ts'
import * as carts from './migrations/0021-carts.ts'
import * as paymentProofs from './migrations/0022-payment-proofs.ts'
import * as unpaidOrders from './migrations/0024-unpaid-orders.ts'
import * as peopleSearch from './migrations/0025-people-search.ts'
import * as crypto from './migrations/0026-crypto.ts'
import * as operatorSettings from './migrations/0029-operator-settings.ts'
import * as cardAttempts from './migrations/0030-card-attempts.ts'
import * as transfers from './migrations/0033-plantations-and-transfers.ts'
import * as invoices from './migrations/0036-invoices.ts'
import * as lineCountries from './migrations/0039-line-countries.ts'
import * as orderLifecycle from './migrations/0041-order-lifecycle.ts'
import * as orderEarnings from './migrations/0042-order-earnings.ts'
import * as erasedPeople from './migrations/0047-erased-people.ts'
import * as plantationRequests from './migrations/0048-plantation-requests.ts'
import * as plantationCutoffs from './migrations/0053-plantation-cutoffs.ts'
import * as claims from './migrations/0057-claims.ts'
import * as savedLists from './migrations/0074-saved-lists.ts'
import * as standingOrders from './migrations/0075-standing-orders.ts'
import * as shipments from './migrations/0058-shipments.ts'
import * as bankStatements from './migrations/0066-bank-statements.ts'
import * as fiscalReceipts from './migrations/0067-fiscal-receipts.ts'
import * as canceledTransfers from './migrations/0068-canceled-transfers.ts'
import * as answerTemplates from './migrations/0069-answer-templates.ts'
import * as holds from './migrations/0071-holds.ts'
import * as lotChanges from './migrations/0078-lot-changes.ts'
import * as stockImports from './migrations/0079-stock-imports.ts'
import * as stockSystem from './migrations/0080-stock-system.ts'
import * as cardRefunds from './migrations/0082-card-refunds.ts'
import * as creditedPeople from './migrations/0083-credited-people.ts'
import * as varietyFacts from './migrations/0085-variety-facts.ts'
import * as advanceInvoices from './migrations/0087-advance-invoices.ts'
import * as updCorrections from './migrations/0088-upd-corrections.ts'
import * as clientCarts from './migrations/0090-client-carts.ts'
import * as returnedGoods from './migrations/0092-returned-goods.ts'
import * as deepPages from './migrations/0093-deep-pages.ts'
import * as auctions from './migrations/0096-auctions.ts'
import * as secondFactors from './migrations/0100-second-factors.ts'
import * as staffRoles from './migrations/0101-staff-roles.ts'
import * as audit from './migrations/0104-audit.ts'
import * as deskWatches from './migrations/0105-desk-watches.ts'
import * as notices from './migrations/0120-notices.ts'
import * as apiTokens from './migrations/0150-api-tokens.ts'
import * as openPayments from './migrations/0151-open-payments.ts'
import * as searchedRows from './migrations/0155-searched-rows.ts'
import * as payouts from './migrations/0159-payouts.ts'
import * as auditedDays from './migrations/0161-audited-days.ts'
import * as canceledCryptoPayments from './migrations/0164-canceled-crypto-payments.ts'
import * as typedReceipts from './migrations/0165-typed-receipts.ts'
import * as readStockItems from './migrations/0167-read-stock-items.ts'
import * as passkeys from './migrations/0171-passkeys.ts'
import * as statementLines from './migrations/0158-statement-lines.ts'
import * as webhooks from './migrations/0160-webhooks.ts'
import * as signUpsOfBrowsers from './migrations/0162-sign-ups-of-browsers.ts'
import * as missingIndexes from './migrations/0163-missing-indexes.ts'
import * as blockedPeople from './migrations/0108-blocked-people.ts'
import * as movementReasons from './migrations/0109-movement-reasons.ts'
import * as auditedAuctions from './migrations/0110-audited-auctions.ts'
import * as placeVersions from './migrations/0112-place-versions.ts'
import * as staffOrders from './migrations/0116-staff-orders.ts'
import * as dayClosings from './migrations/0117-day-closings.ts'
import * as countedOperations from './migrations/0126-counted-operations.ts'
import * as reports from './migrations/0134-reports.ts'
import * as schemaCompatibility from './migrations/0174-schema-compatibility.ts'
import * as ledgerProofs from './migrations/0180-ledger-proofs.ts'
import * as regionChanges from './migrations/0185-region-changes.ts'
import * as auditedLots from './migrations/0190-audited-lots.ts'
import * as stockImportVersions from './migrations/0207-stock-import-versions.ts'
import * as watchedLots from './migrations/0209-watched-lots.ts'
import * as fileThumbnails from './migrations/0213-file-thumbnails.ts'
import * as deliveryPlans from './migrations/0220-delivery-plans.ts'
import * as watchedRecords from './migrations/0221-watched-records.ts'
import * as deskQuestions from './migrations/0222-desk-questions.ts'
import * as plantationChanges from './migrations/0223-plantation-changes.ts'
import * as auditByAge from './migrations/0241-audit-by-age.ts'
import * as storedFiles from './migrations/0242-stored-files.ts'
import * as undoneImports from './migrations/0243-undone-imports.ts'
import * as ledgerByMoment from './migrations/0240-ledger-by-moment.ts'
import * as partitionedPostings from './migrations/0244-partitioned-postings.ts'
import * as askedCards from './migrations/0245-asked-cards.ts'
import * as sameTransfers from './migrations/0246-same-transfers.ts'
import * as clockPricesOfEvents from './migrations/0247-clock-prices-of-events.ts'
import * as searchedPostings from './migrations/0191-searched-postings.ts'
import * as jobsProcesses from './migrations/0192-jobs-processes.ts'
import * as varietyRecords from './migrations/0157-variety-records.ts'
import { migrationChecksums, type Migrations } from './migration-checksums.ts'
import { recordingCompatibility } from './schema-compatibility.ts'
import { isMigratedFurther, recordChecksums } from './schema-mismatch.ts'

/** All migrations, in their order. */
export const migrations: Migrations = {
  '0001-people': people,
  '0002-ledger': ledger,
  '0003-catalogue': catalog,
  '0004-purchases': purchases,
  '0005-identity': identity,
  '0006-standard-names': standardNames,
  '0007-events': events,
  '0008-purchase-credits': purchaseCredits,
  '0009-attempts': attempts,
  '0010-regions': regions,
  '0011-purchase-terms': purchaseTerms,
  '0012-addresses': addresses,
  '0013-order-destinations': orderDestinations,
  '0016-migration-checksums': checksumsTable,
  '0018-movements-and-reservations': reservations,
  '0019-payments': payments,
  '0020-retention': retention,
  '0021-carts': carts,
  '0022-payment-proofs': paymentProofs,
  '0024-unpaid-orders': unpaidOrders,
  '0025-people-search': peopleSearch,
  '0026-crypto': crypto,
  '0029-operator-settings': operatorSettings,
  '0030-card-attempts': cardAttempts,
  '0033-plantations-and-transfers': transfers,
  '0036-invoices': invoices,
  '0039-line-countries': lineCountries,
  '0041-order-lifecycle': orderLifecycle,
  '0042-order-earnings': orderEarnings,
  '0047-erased-people': erasedPeople,
  '0048-plantation-requests': plantationRequests,
  '0053-plantation-cutoffs': plantationCutoffs,
  '0057-claims': claims,
  '0058-shipments': shipments,
  '0066-bank-statements': bankStatements,
  '0067-fiscal-receipts': fiscalReceipts,
  '0068-canceled-transfers': canceledTransfers,
  '0069-answer-templates': answerTemplates,
  '0071-holds': holds,
  '0074-saved-lists': savedLists,
  '0075-standing-orders': standingOrders,
  '0078-lot-changes': lotChanges,
  '0079-stock-imports': stockImports,
  '0080-stock-system': stockSystem,
  '0082-card-refunds': cardRefunds,
  '0083-credited-people': creditedPeople,
  '0085-variety-facts': varietyFacts,
  '0087-advance-invoices': advanceInvoices,
  '0088-upd-corrections': updCorrections,
  '0090-client-carts': clientCarts,
  '0092-returned-goods': returnedGoods,
  '0093-deep-pages': deepPages,
  '0096-auctions': auctions,
  '0100-second-factors': secondFactors,
  '0101-staff-roles': staffRoles,
  '0104-audit': audit,
  '0105-desk-watches': deskWatches,
  '0108-blocked-people': blockedPeople,
  '0109-movement-reasons': movementReasons,
  '0110-audited-auctions': auditedAuctions,
  '0112-place-versions': placeVersions,
  '0116-staff-orders': staffOrders,
  '0117-day-closings': dayClosings,
  '0120-notices': notices,
  '0126-counted-operations': countedOperations,
  '0134-reports': reports,
  '0150-api-tokens': apiTokens,
  '0151-open-payments': openPayments,
  '0155-searched-rows': searchedRows,
  '0157-variety-records': varietyRecords,
  '0158-statement-lines': statementLines,
  '0159-payouts': payouts,
  '0160-webhooks': webhooks,
  '0161-audited-days': auditedDays,
  '0162-sign-ups-of-browsers': signUpsOfBrowsers,
  '0163-missing-indexes': missingIndexes,
  '0164-canceled-crypto-payments': canceledCryptoPayments,
  '0165-typed-receipts': typedReceipts,
  '0167-read-stock-items': readStockItems,
  '0171-passkeys': passkeys,
  '0174-schema-compatibility': schemaCompatibility,
  '0180-ledger-proofs': ledgerProofs,
  '0185-region-changes': regionChanges,
  '0190-audited-lots': auditedLots,
  '0191-searched-postings': searchedPostings,
  '0192-jobs-processes': jobsProcesses,
  '0207-stock-import-versions': stockImportVersions,
  '0209-watched-lots': watchedLots,
  '0213-file-thumbnails': fileThumbnails,
  '0220-delivery-plans': deliveryPlans,
  '0221-watched-records': watchedRecords,
  '0222-desk-questions': deskQuestions,
  '0223-plantation-changes': plantationChanges,
  '0240-ledger-by-moment': ledgerByMoment,
  '0241-audit-by-age': auditByAge,
  '0242-stored-files': storedFiles,
  '0243-undone-imports': undoneImports,
  '0244-partitioned-postings': partitionedPostings,
  '0245-asked-cards': askedCards,
  '0246-same-transfers': sameTransfers,
  '0247-clock-prices-of-events': clockPricesOfEvents,
}

/** Name of the newest migration: what a ready database has applied. */
export const latestMigration = Object.keys(migrations).at(-1) as string

/** How migrations are run. */
export interface MigrateOptions {
  /** How long a statement waits for a lock, and everybody else behind it, before all is tried again. @default 3 s */
  readonly lockMs?: number
}

/**
 * Brings the schema up to date; safe when several processes start at once, and while an earlier version runs. A schema
 * that a later version has left working for this one stays as it is. Throws `SchemaMismatchError` for a database that
 * other migrations have made, else what the first failing one threw.
 */
export async function migrateToLatest(connectionString: string, options: MigrateOptions = {}): Promise<void> {
  const isAhead = await migrate(connectionString, options, async (migrator, { kysely }, checksums) => {
    const { error } = await migrator.migrateToLatest()
    if (error !== undefined) throw error
    await recordChecksums(kysely, checksums)
  })
  // The later version has brought the queues up to date as well.
  if (!isAhead) await migrateQueues(connectionString)
}

/** Applies the migrations up to one of them, for tests of what a migration does to data. */
export async function migrateTo(connectionString: string, name: string): Promise<void> {
  await migrate(connectionString, {}, async (migrator) => {
    const { error } = await migrator.migrateTo(name)
    if (error !== undefined) throw error
  })
}

type Checksums = Awaited<ReturnType<typeof migrationChecksums>>
type Apply = (migrator: Migrator, database: Database, checksums: Checksums) => Promise<void>

const lockNotAvailable = '55P03'
const usualLockMs = 3_000
const triedForMs = 600_000

/** Applies migrations; true, and nothing is applied, where a later version has migrated already. */
async function migrate(
  connectionString: string,
  { lockMs = usualLockMs }: MigrateOptions,
  apply: Apply,
): Promise<boolean> {
  const database = openDatabase({ connectionString, poolSize: 1, timeouts: { migrationLockMs: lockMs } })
  try {
    const checksums = await migrationChecksums(migrations)
    if (await isMigratedFurther(database.kysely, migrations, checksums)) return true
    const migrator = new Migrator({
      db: database.kysely,
      provider: { getMigrations: async () => recordingCompatibility(migrations) },
      // Numbers are given out before work begins, so that a lower one may land after a higher one.
      allowUnorderedMigrations: true,
    })
    await withoutQueueing(() => apply(migrator, database, checksums))
    return false
  } finally {
    await database.close()
  }
}

/**
 * Whoever wants a table while a migration waits for it waits behind the migration. So it waits a short time, undoes what
 * it has done and begins again, until the long statements that it met have ended.
 */
async function withoutQueueing(apply: () => Promise<void>): Promise<void> {
  for (const deadline = performance.now() + triedForMs; ;) {
    try {
      await apply()
      return
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable || performance.now() > deadline) throw error
    }
  }
}
