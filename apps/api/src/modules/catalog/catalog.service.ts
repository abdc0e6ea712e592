import { firstCardsLimit, type CallOutput } from '@flower-market/api-client/contract'
import { daysOnSale, type Availability, type IsoDate, type RegionTerms } from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import { findPricingTerms } from '../regions/index.ts'
import { listCards } from './cards.repository.ts'
import { listDays, listFilters } from './filters.repository.ts'
import { findFirstCards } from './first-cards.repository.ts'

/** The catalog of the days that can still be ordered for. */
export type CatalogService = ReturnType<typeof catalogService>

/** Makes the service. Everything is as the person who asks sees it: in their region, at their prices. */
export function catalogService(database: Database, now: () => Date) {
  const openDays = (region: RegionTerms): IsoDate[] => daysOnSale(now(), region)
  return {
    async days(personId: string): Promise<CallOutput<'catalogDays'>> {
      const { region } = await findPricingTerms(database, personId)
      return { dates: await listDays(database, { days: openDays(region), region, now: now() }) }
    },
    /** The beginning of a day's price list; of the first open day where none is named. */
    async firstCards(
      personId: string,
      date: IsoDate | undefined,
      availability: Availability,
    ): Promise<CallOutput<'catalogFirstCards'>> {
      const terms = await findPricingTerms(database, personId)
      const day = date ?? (openDays(terms.region)[0] as IsoDate)
      const question = { date: day, availability, mostCards: firstCardsLimit }
      return { date: day, ...(await findFirstCards(database, question, terms)) }
    },
    async filters(personId: string): Promise<CallOutput<'filterList'>> {
      const { region } = await findPricingTerms(database, personId)
      return listFilters(database, { days: openDays(region), region, now: now() })
    },
    /** The cards of a day, in the recommended order; a day without cards is an empty list. */
    async cards(
      personId: string,
      date: IsoDate,
      availability: Availability,
    ): Promise<CallOutput<'catalogCards'>> {
      const terms = await findPricingTerms(database, personId)
      const cards = await listCards(database, date, availability, terms)
      return { date, cards: cards as CallOutput<'catalogCards'>['cards'] }
    },
  }
}
