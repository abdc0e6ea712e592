import { firstCardsLimit, type CallOutput } from '@flower-market/api-client/contract'
import { deliveryDays, type Availability, type IsoDate } from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import { listCards } from './cards.repository.ts'
import { listDays, listFilters } from './filters.repository.ts'
import { findFirstCards } from './first-cards.repository.ts'

/** How many delivery days ahead are on sale. */
export const tradingDays = 7

/** The catalog of the days that can still be ordered for. */
export type CatalogService = ReturnType<typeof catalogService>

/** Makes the service. */
export function catalogService(database: Database, now: () => Date) {
  const openDays = (): IsoDate[] => deliveryDays({ now: now(), count: tradingDays })
  return {
    days: async (): Promise<CallOutput<'catalogDays'>> => ({
      dates: await listDays(database, openDays(), now()),
    }),
    /** The beginning of a day's price list; of the first open day where none is named. */
    async firstCards(
      date: IsoDate | undefined,
      availability: Availability,
    ): Promise<CallOutput<'catalogFirstCards'>> {
      const day = date ?? (openDays()[0] as IsoDate)
      return { date: day, ...(await findFirstCards(database, day, availability, firstCardsLimit)) }
    },
    filters: (): Promise<CallOutput<'filterList'>> => listFilters(database, openDays(), now()),
    /** The cards of a day, in the recommended order; a day without cards is an empty list. */
    async cards(date: IsoDate, availability: Availability): Promise<CallOutput<'catalogCards'>> {
      return {
        date,
        cards: (await listCards(database, date, availability)) as CallOutput<'catalogCards'>['cards'],
      }
    },
  }
}
