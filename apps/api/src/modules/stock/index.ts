import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { importsService } from './imports/imports.service.ts'
import { handleOldUndos } from './imports/undo-jobs.ts'
import { acceptSystemChanges } from './system/accept-changes.ts'
import { findStockSystem } from './system/stock-system-state.ts'
import { handleStockSystemJobs } from './system/stock-system-jobs.ts'
import { stockWebhookRoutes } from './system/webhook.routes.ts'
import { countCartsWith } from './lot-carts.ts'
import { lotPhotosService } from './lot-photos.ts'
import { lotsService } from './lots.service.ts'
import { saveLotsService } from './save-lots.ts'
import { varietyRecordsService } from './variety-records.service.ts'

export { differingLots } from './system/system-changes.repository.ts'
export { recordStockCancel, recordStockOrder } from './system/stock-system.repository.ts'

/** How lots come into the shop. */
export function stockModule(platform: Platform): void {
  const { register } = platform
  handleStockSystemJobs(platform)
  handleOldUndos(platform)
  stockWebhookRoutes(platform)
  const lots = lotsService(platform)
  const saveLots = saveLotsService(platform)
  const photos = lotPhotosService(platform)
  const imports = importsService(platform)
  register(contract.lotList, ({ person, query }) => lots.list(person, query))
  register(contract.lotCreate, ({ person, body, idempotencyKey }) =>
    lots.create(person, idempotencyKey, body),
  )
  register(contract.lotUpdate, ({ person, params, body }) => lots.update(person, params.code, body))
  register(contract.lotsSave, ({ person, body, idempotencyKey }) => saveLots(person, idempotencyKey, body))
  register(contract.lotCarts, async ({ body }) => ({
    carts: await countCartsWith(platform.database.kysely, body.codes),
  }))
  register(contract.lotWithdraw, ({ person, params }) => lots.withdraw(person, params.code))
  register(contract.lotPhotoAdd, ({ person, params, body }) =>
    photos.add(person, params.code, body as Uint8Array),
  )
  register(contract.lotPhotoRemove, ({ person, params }) => photos.remove(person, params.code, params.photo))
  const varieties = varietyRecordsService(platform)
  register(contract.varietyRecords, ({ query }) => varieties.list(query))
  register(contract.varietyUpdate, ({ person, body }) => varieties.update(person.personId, body))
  register(contract.stockSystem, () => findStockSystem(platform))
  const acceptChanges = acceptSystemChanges(platform)
  register(contract.stockSystemApply, ({ person, body, idempotencyKey }) =>
    acceptChanges(person.personId, idempotencyKey, body),
  )
  register(contract.stockImportCreate, ({ person, query, body }) =>
    imports.create(person, query, body as Uint8Array),
  )
  register(contract.stockImportList, ({ person, query }) => imports.list(person, query))
  register(contract.stockImportGet, ({ person, params }) => imports.get(person, params.id))
  register(contract.stockImportChange, ({ person, params, body }) => imports.change(person, params.id, body))
  register(contract.stockImportApply, ({ person, params, body, idempotencyKey }) =>
    imports.apply(person, params.id, { ...body, key: idempotencyKey }),
  )
  register(contract.stockImportUndo, ({ person, params, idempotencyKey }) =>
    imports.undo(person, params.id, idempotencyKey),
  )
  register(contract.stockImportDiscard, ({ person, params }) => imports.discard(person, params.id))
}
