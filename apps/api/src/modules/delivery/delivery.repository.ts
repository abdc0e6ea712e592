import { defaultCityDeliveryCost, money, type Money } from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'

/** Where a person's orders are brought, and what that costs in kopecks; null is not known. */
export interface Destination {
  readonly region: string
  readonly city: string | null
  readonly cityCost: number | null
  readonly address: string | null
}

const ofPerson = {
  name: 'destination-of-person',
  text: `SELECT region, delivery_city AS city, cost AS "cityCost", address
         FROM people LEFT JOIN city_deliveries ON city_deliveries.city = delivery_city WHERE id = $1`,
}

/** Where a person's orders are brought. */
export async function findDestination(database: Database, personId: string): Promise<Destination> {
  const [row] = await database.query<Destination>(ofPerson, [personId])
  if (row === undefined) throw new Error('A session without a person.')
  return row
}

/** What delivery costs there: the default where the city's cost is not known, never what a caller sends along. */
export function deliveryCostTo({ cityCost }: Destination): Money<'RUB'> {
  return cityCost === null ? defaultCityDeliveryCost : money(cityCost, 'RUB')
}
