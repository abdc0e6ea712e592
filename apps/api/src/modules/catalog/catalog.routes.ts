import { contract } from '@flower-market/api-client/contract'
import type { FastifyRequest } from 'fastify'
import { answerUnchanged } from '../../platform/endpoints/etag.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { sharedAnswers } from '../../platform/endpoints/shared-answers.ts'
import { findBuyer, type Viewer } from '../clients/index.ts'
import type { PriceListFiles } from './price-list-files.ts'
import type { CatalogService } from './catalog.service.ts'

/** Several hundred lists of a usual day, or three of 50,000 lots. */
const maxPriceListBytes = 64 * 1024 * 1024

interface ForBuyer {
  readonly userId?: string | undefined
}

interface Asked {
  readonly request: FastifyRequest
  readonly person: Viewer
  readonly query: ForBuyer
}

/** What is on sale, for oneself or for a client; an unchanged answer is 304. */
export function catalogRoutes(
  register: Register,
  { kysely }: Pick<Database, 'kysely'>,
  catalog: CatalogService,
  files: PriceListFiles,
): void {
  const extras = { onSend: answerUnchanged }
  const priceLists = sharedAnswers(maxPriceListBytes)
  const buyerOf = (person: Viewer, { userId }: ForBuyer): Promise<string> => findBuyer(kysely, person, userId)
  const askerOf = async ({ request, person, query }: Asked) => ({
    request,
    personId: await buyerOf(person, query),
  })
  register(
    contract.catalogDays,
    async (call) => catalog.days(await askerOf(call), call.query.availability),
    extras,
  )
  register(
    contract.catalogFirstCards,
    async (call) => catalog.firstCards(await askerOf(call), call.query.date, call.query.availability),
    extras,
  )
  register(contract.filterList, ({ person }) => catalog.filters(person.personId), extras)
  register(contract.catalogVariety, async ({ person, query }) =>
    catalog.variety(await buyerOf(person, query), query),
  )
  register(contract.catalogPriceList, async ({ person, query }) =>
    files.write({ by: person.personId, buyerId: await buyerOf(person, query) }, query),
  )
  register(contract.catalogCards, async (call) => catalog.cards(await askerOf(call), call.query), {
    async respond(call) {
      const { identity, read } = await catalog.priceList(await askerOf(call), call.query)
      return priceLists.send(call, identity, read)
    },
  })
}
