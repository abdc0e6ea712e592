import { contract } from '@flower-market/api-client/contract'
import { answerUnchanged } from '../../platform/endpoints/etag.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { sharedAnswers } from '../../platform/endpoints/shared-answers.ts'
import { findBuyer, type Viewer } from '../clients/index.ts'
import type { PriceListFiles } from './price-list-files.ts'
import type { CatalogService } from './catalog.service.ts'

/** Several hundred lists of a usual day, or three of 50,000 lots. */
const maxPriceListBytes = 64 * 1024 * 1024

/** What is on sale, for oneself or for a client; an unchanged answer is 304. */
export function catalogRoutes(
  register: Register,
  { kysely }: Pick<Database, 'kysely'>,
  catalog: CatalogService,
  files: PriceListFiles,
): void {
  const extras = { onSend: answerUnchanged }
  const priceLists = sharedAnswers(maxPriceListBytes)
  const buyerOf = (person: Viewer, { userId }: { readonly userId?: string | undefined }): Promise<string> =>
    findBuyer(kysely, person, userId)
  register(
    contract.catalogDays,
    async ({ person, query }) => catalog.days(await buyerOf(person, query), query.availability),
    extras,
  )
  register(
    contract.catalogFirstCards,
    async ({ person, query }) =>
      catalog.firstCards(await buyerOf(person, query), query.date, query.availability),
    extras,
  )
  register(contract.filterList, ({ person }) => catalog.filters(person.personId), extras)
  register(contract.catalogVariety, async ({ person, query }) =>
    catalog.variety(await buyerOf(person, query), query),
  )
  register(contract.catalogPriceList, async ({ person, query }) =>
    files.write({ by: person.personId, buyerId: await buyerOf(person, query) }, query),
  )
  register(
    contract.catalogCards,
    async ({ person, query }) => catalog.cards(await buyerOf(person, query), query),
    {
      async respond({ person, query, request, reply }) {
        const { identity, read } = await catalog.priceList(await buyerOf(person, query), query)
        return priceLists.send({ request, reply }, identity, read)
      },
    },
  )
}
