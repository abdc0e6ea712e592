import { contract } from '@flower-market/api-client/contract'
import { countryCodes, countryName, type Locale } from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { findPricingTerms, listRegions } from '../regions/index.ts'

/** Countries, regions, and the cities of a region, whose Russian names are their ids. */
export function placesRoutes(register: Register, database: Database): void {
  register(contract.countryList, ({ query: { locale } }) =>
    byName(
      locale,
      countryCodes.map((code) => ({ _id: code, name: countryName(code, locale) })),
    ),
  )
  register(contract.cityList, async ({ person, query: { context, locale } }) => {
    const regions = await listRegions(database)
    if (context === 'region') {
      return byName(
        locale,
        regions.map(({ terms: { id }, name }) => ({ _id: id, name: name[locale] })),
      )
    }
    const { region } = await findPricingTerms(database, person.personId)
    const own = regions.find(({ terms }) => terms.id === region.id)
    const cities = own?.cities ?? []
    return byName(
      locale,
      cities.map(({ name }) => ({ _id: name.ru, name: name[locale] })),
    )
  })
}

function byName<P extends { readonly name: string }>(locale: Locale, places: readonly P[]): P[] {
  return places.toSorted((a, b) => a.name.localeCompare(b.name, locale))
}
