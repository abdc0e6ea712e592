import { contract } from '@flower-market/api-client/contract'
import { cityDeliveryCost, money } from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { findBuyer } from '../clients/index.ts'
import { findPricingTerms } from './buyer-terms.ts'
import { listRegions } from './regions.repository.ts'

/** The regions that may be chosen, with what delivery there costs the buyer. */
export function regionsRoutes(register: Register, database: Database): void {
  register(contract.regionList, async ({ person, query }) => {
    const buyerId = await findBuyer(database.kysely, person, query.userId)
    const [regions, { margin }] = await Promise.all([
      listRegions(database),
      findPricingTerms(database, buyerId),
    ])
    return regions.map(({ terms: { id, ...schedule }, name, warehouse, cities, pickup }) => ({
      _id: id,
      name,
      warehouse,
      deliveryWeekdays: [...schedule.deliveryWeekdays],
      cutoffDaysBefore: schedule.cutoffDaysBefore,
      cutoffMinutes: schedule.cutoffMinutes,
      timeZone: schedule.timeZone,
      cities: cities.map((city) => ({
        _id: city.name.ru,
        name: city.name,
        cost: cityDeliveryCost(money(city.cost, 'RUB'), margin).minor,
      })),
      otherCityCost: cityDeliveryCost(null, margin).minor,
      pickup,
    }))
  })
}
