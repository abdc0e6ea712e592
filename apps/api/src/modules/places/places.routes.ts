import { contract } from '@flower-market/api-client/contract'
import { countryCodes, countryName, type CountryCode, type Locale } from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { findPricingTerms, listRegions } from '../regions/index.ts'

/** Countries, regions, and the cities of a region, whose Russian names are their ids. */
export function placesRoutes(register: Register, database: Database): void {
  register(contract.countryList, async ({ query: { context, locale } }) => {
    const codes = context === 'plantation' ? await plantationCountries(database) : countryCodes
    return byName(
      locale,
      codes.map((code) => ({ _id: code, name: countryName(code, locale) })),
    )
  })
  register(contract.cityList, async ({ person, query: { context, locale } }) => {
    const regions = await listRegions(database)
    if (context === 'region') {
      return byName(
        locale,
        regions.map(({ terms: { id }, name }) => ({ _id: id, name: name[locale] })),
      )
    }
    if (context === 'plantation') return byName(locale, await plantationCities(database, locale))
    const { region } = await findPricingTerms(database, person.personId)
    const own = regions.find(({ terms }) => terms.id === region.id)
    const cities = own?.cities ?? []
    return byName(
      locale,
      cities.map(({ name }) => ({ _id: name.ru, name: name[locale] })),
    )
  })
}

const countries = {
  name: 'countries-of-plantations',
  text: 'SELECT DISTINCT country FROM plantations',
}

async function plantationCountries(database: Database): Promise<CountryCode[]> {
  const rows = await database.query<{ readonly country: CountryCode }>(countries)
  return rows.map(({ country }) => country)
}

const cities = {
  name: 'cities-of-plantations',
  text: `SELECT DISTINCT city_ru AS ru, city_en AS en FROM plantations WHERE city_ru <> ''`,
}

async function plantationCities(database: Database, locale: Locale) {
  const rows = await database.query<Readonly<Record<Locale, string>>>(cities)
  return rows.map((name) => ({ _id: name.ru, name: name[locale] }))
}

function byName<P extends { readonly name: string }>(locale: Locale, places: readonly P[]): P[] {
  return places.toSorted((a, b) => a.name.localeCompare(b.name, locale))
}
