import { contract } from '@flower-market/api-client/contract'
import { answerUnchanged } from '../../platform/endpoints/etag.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import type { CatalogService } from './catalog.service.ts'

/** What is on sale; an unchanged answer is 304. */
export function catalogRoutes(register: Register, catalog: CatalogService): void {
  const extras = { onSend: answerUnchanged }
  register(contract.catalogDays, () => catalog.days(), extras)
  register(
    contract.catalogFirstCards,
    ({ query }) => catalog.firstCards(query.date, query.availability),
    extras,
  )
  register(contract.filterList, () => catalog.filters(), extras)
  register(contract.catalogCards, ({ query }) => catalog.cards(query.date, query.availability), extras)
}
