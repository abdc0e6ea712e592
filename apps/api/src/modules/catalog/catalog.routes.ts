import { contract } from '@flower-market/api-client/contract'
import { answerUnchanged } from '../../platform/endpoints/etag.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { sharedAnswers } from '../../platform/endpoints/shared-answers.ts'
import type { PriceListFiles } from './price-list-files.ts'
import type { CatalogService } from './catalog.service.ts'

/** Several hundred lists of a usual day, or three of 50,000 lots. */
const maxPriceListBytes = 64 * 1024 * 1024

/** What is on sale; an unchanged answer is 304. */
export function catalogRoutes(register: Register, catalog: CatalogService, files: PriceListFiles): void {
  const extras = { onSend: answerUnchanged }
  const priceLists = sharedAnswers(maxPriceListBytes)
  register(
    contract.catalogDays,
    ({ person, query }) => catalog.days(person.personId, query.availability),
    extras,
  )
  register(
    contract.catalogFirstCards,
    ({ person, query }) => catalog.firstCards(person.personId, query.date, query.availability),
    extras,
  )
  register(contract.filterList, ({ person }) => catalog.filters(person.personId), extras)
  register(contract.catalogPriceList, ({ person, query }) => files.write(person.personId, query))
  register(contract.catalogCards, ({ person, query }) => catalog.cards(person.personId, query), {
    async respond({ person, query, request, reply }) {
      const { identity, read } = await catalog.priceList(person.personId, query)
      return priceLists.send({ request, reply }, identity, read)
    },
  })
}
