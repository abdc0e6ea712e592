import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../../platform/platform.ts'
import { documentsService } from './documents.service.ts'

/** Documents of shipments. */
export function documentsRoutes(platform: Platform): void {
  const { register } = platform
  const documents = documentsService(platform)
  register(contract.shipmentDocument, ({ person, params, query }) => documents.read(person, params.id, query))
  register(contract.documentList, ({ person, query }) => documents.list(person, query))
  register(contract.documentFile, ({ person, params, query }) =>
    documents.file(person, query.kind, params.id),
  )
  register(contract.orderDocuments, ({ person, query }) => documents.archive(person, query))
}
