import { firstCardsLimit, type CallOutput } from '@flower-market/api-client/contract'
import {
  dateIn,
  daysOnSale,
  type Availability,
  type IsoDate,
  type RegionTerms,
} from '@flower-market/flower-domain'
import type { FastifyRequest } from 'fastify'
import { versionedCache } from '../../platform/cache/versioned-cache.ts'
import type { Database } from '../../platform/database/database.ts'
import { oncePerRequest } from '../../platform/endpoints/once-per-request.ts'
import { findPricingTerms, type PricingTerms } from '../regions/index.ts'
import { listCards, type PriceListQuestion } from './cards.repository.ts'
import { listDays } from './days.repository.ts'
import { listFilters } from './filters.repository.ts'
import { findFirstCards } from './first-cards.repository.ts'
import { findHeldStems, heldStemsKey, withHeldStems, type StemsByCode } from './held-stems.ts'
import { findPriceListVersion, priceListKey } from './price-list-version.ts'
import {
  findVarietyFacts,
  listVarietyOrders,
  listVarietyPrices,
  type VarietyQuestion,
} from './variety.repository.ts'

/** Some 20 MB. */
const maxFirstCards = 40_000

/** What a person's price list depends on. */
interface AskedBy {
  readonly terms: PricingTerms
  readonly held: StemsByCode
}

/** Whose catalog is asked for, by which request. */
interface Asker {
  readonly request: FastifyRequest
  readonly personId: string
}

type AskedPriceList = Omit<PriceListQuestion, 'now'>

/** The catalog of the days that can still be ordered for. */
export type CatalogService = ReturnType<typeof catalogService>

/** Makes the service. Everything is as the person who asks sees it: in their region, at their prices. */
export function catalogService(database: Database, now: () => Date) {
  const firstCards = versionedCache<CallOutput<'catalogFirstCards'>>({
    maxSize: maxFirstCards,
    sizeOf: ({ cards }) => cards.length,
  })
  const readCards = async (
    question: PriceListQuestion,
    { terms, held }: AskedBy,
  ): Promise<CallOutput<'catalogCards'>> => {
    const cards = withHeldStems(await listCards(database, question, terms), held)
    return { date: question.date, cards: cards as CallOutput<'catalogCards'>['cards'] }
  }
  const termsOf = oncePerRequest((_request, personId: string) => findPricingTerms(database, personId))
  const daysOf = oncePerRequest(async (request, personId: string, availability: Availability) => {
    const { region } = await termsOf(request, personId)
    return listDays(database, { availability, region, now: now() })
  })
  const askedBy = async ({ request, personId }: Asker, at: Date): Promise<AskedBy> => {
    const [terms, held] = await Promise.all([
      termsOf(request, personId),
      findHeldStems(database, personId, at),
    ])
    return { terms, held }
  }
  /** The first day with lots to order; for the stock the first day on sale, even without lots. */
  const firstDay = async (
    { request, personId }: Asker,
    region: RegionTerms,
    availability: Availability,
  ): Promise<IsoDate> => {
    const [first] = availability === 'inStock' ? [] : (await daysOf(request, personId, availability)).dates
    return first?.date ?? (daysOnSale(now(), region, availability)[0] as IsoDate)
  }
  return {
    days: ({ request, personId }: Asker, availability: Availability): Promise<CallOutput<'catalogDays'>> =>
      daysOf(request, personId, availability),
    /** The beginning of a day's price list; of the first open day where none is named. */
    async firstCards(
      asker: Asker,
      date: IsoDate | undefined,
      availability: Availability,
    ): Promise<CallOutput<'catalogFirstCards'>> {
      const { terms, held } = await askedBy(asker, now())
      const day = date ?? (await firstDay(asker, terms.region, availability))
      const question = { date: day, availability, now: now() }
      const identity = {
        key: priceListKey(question, terms),
        version: await findPriceListVersion(database, question),
      }
      const first = await firstCards.read(identity, async () => ({
        date: day,
        ...(await findFirstCards(database, { ...question, mostCards: firstCardsLimit }, terms)),
      }))
      // The same object each time for whoever holds nothing: what is made of it can be kept with it.
      return held.size === 0 ? first : { ...first, cards: withHeldStems(first.cards, held) }
    },
    async filters(personId: string): Promise<CallOutput<'filterList'>> {
      const { region } = await findPricingTerms(database, personId)
      return listFilters(database, region, now())
    },
    /** What is known of a variety of a plantation, what it has cost, and when the person ordered it. */
    async variety(personId: string, question: VarietyQuestion): Promise<CallOutput<'catalogVariety'>> {
      const terms = await findPricingTerms(database, personId)
      const today = dateIn(now(), terms.region.timeZone)
      const [facts, prices, orders] = await Promise.all([
        findVarietyFacts(database, question),
        listVarietyPrices(database, question, { terms, today }),
        listVarietyOrders(database, question, personId),
      ])
      return { ...facts, prices, orders }
    },
    /** The cards of a day, in the recommended order; a day without cards is an empty list. */
    async cards(asker: Asker, asked: AskedPriceList): Promise<CallOutput<'catalogCards'>> {
      const at = now()
      return readCards({ ...asked, now: at }, await askedBy(asker, at))
    },
    /** The same list with what it depends on: people of one region and one margin share it. */
    async priceList(asker: Asker, asked: AskedPriceList) {
      const question = { ...asked, now: now() }
      const [by, version] = await Promise.all([
        askedBy(asker, question.now),
        findPriceListVersion(database, question),
      ])
      return {
        identity: { key: priceListKey(question, by.terms) + heldStemsKey(by.held), version },
        read: () => readCards(question, by),
      }
    },
  }
}
