import { firstCardsLimit, type CallOutput } from '@flower-market/api-client/contract'
import {
  dateIn,
  daysOnSale,
  type Availability,
  type FirstRows,
  type IsoDate,
  type RegionTerms,
} from '@flower-market/flower-domain'
import { versionedCache } from '../../platform/cache/versioned-cache.ts'
import type { Database } from '../../platform/database/database.ts'
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

type AskedPriceList = Omit<PriceListQuestion, 'now'>

/** The catalog of the days that can still be ordered for. */
export type CatalogService = ReturnType<typeof catalogService>

/** Makes the service. Everything is as the person who asks sees it: in their region, at their prices. */
export function catalogService(database: Database, now: () => Date) {
  const firstCards = versionedCache<FirstRows>({
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
  const askedBy = async (personId: string, at: Date): Promise<AskedBy> => {
    const [terms, held] = await Promise.all([
      findPricingTerms(database, personId),
      findHeldStems(database, personId, at),
    ])
    return { terms, held }
  }
  /** The first day with lots to order; for the stock the first day on sale, even without lots. */
  const firstDay = async (region: RegionTerms, availability: Availability): Promise<IsoDate> => {
    const at = now()
    const days = daysOnSale(at, region, availability)
    const [first] =
      availability === 'inStock' ? [] : (await listDays(database, { availability, region, now: at })).dates
    return first?.date ?? (days[0] as IsoDate)
  }
  return {
    async days(personId: string, availability: Availability): Promise<CallOutput<'catalogDays'>> {
      const { region } = await findPricingTerms(database, personId)
      return listDays(database, { availability, region, now: now() })
    },
    /** The beginning of a day's price list; of the first open day where none is named. */
    async firstCards(
      personId: string,
      date: IsoDate | undefined,
      availability: Availability,
    ): Promise<CallOutput<'catalogFirstCards'>> {
      const { terms, held } = await askedBy(personId, now())
      const day = date ?? (await firstDay(terms.region, availability))
      const question = { date: day, availability, now: now() }
      const identity = {
        key: priceListKey(question, terms),
        version: await findPriceListVersion(database, question),
      }
      const first = await firstCards.read(identity, () =>
        findFirstCards(database, { ...question, mostCards: firstCardsLimit }, terms),
      )
      return { date: question.date, ...first, cards: withHeldStems([...first.cards], held) }
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
    async cards(personId: string, asked: AskedPriceList): Promise<CallOutput<'catalogCards'>> {
      const at = now()
      return readCards({ ...asked, now: at }, await askedBy(personId, at))
    },
    /** The same list with what it depends on: people of one region and one margin share it. */
    async priceList(personId: string, asked: AskedPriceList) {
      const question = { ...asked, now: now() }
      const [by, version] = await Promise.all([
        askedBy(personId, question.now),
        findPriceListVersion(database, question),
      ])
      return {
        identity: { key: priceListKey(question, by.terms) + heldStemsKey(by.held), version },
        read: () => readCards(question, by),
      }
    },
  }
}
