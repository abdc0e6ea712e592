import { contract } from '@flower-market/api-client/contract'
import { answerUnchanged } from '../../platform/endpoints/etag.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import type { CatalogService } from './catalog.service.ts'

/** What is on sale; an unchanged answer is 304. */
export function catalogRoutes(register: Register, catalog: CatalogService): void {
  const extras = { onSend: answerUnchanged }
  register(contract.catalogDays, ({ person }) => catalog.days(person.personId), extras)
  register(
    contract.catalogFirstCards,
    ({ person, query }) => catalog.firstCards(person.personId, query.date, query.availability),
    extras,
  )
  register(contract.filterList, ({ person }) => catalog.filters(person.personId), extras)
  register(
    contract.catalogCards,
    ({ person, query }) => catalog.cards(person.personId, query.date, query.availability),
    extras,
  )
}
