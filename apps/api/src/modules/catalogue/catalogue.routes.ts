import { contract } from '@flower-market/api-client/contract'
import { answerUnchanged } from '../../plugins/etag.ts'
import type { Register } from '../../plugins/endpoints.ts'
import type { CatalogueService } from './catalogue.service.ts'

/** What is on sale; an unchanged answer is 304. */
export function catalogueRoutes(register: Register, catalogue: CatalogueService): void {
  const extras = { onSend: answerUnchanged }
  register(contract.filterList, () => catalogue.filters(), extras)
  register(contract.catalogueCards, ({ query }) => catalogue.cards(query.date, query.availability), extras)
}
