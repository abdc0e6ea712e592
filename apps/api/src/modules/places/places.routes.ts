import { contract } from '@flower-market/api-client/contract'
import { countryCodes, countryName, type Locale } from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { listDeliveryCities, listRegions } from './places.repository.ts'

/** Countries, and cities, whose names are their ids. */
export function placesRoutes(register: Register, { kysely }: Database): void {
  register(contract.countryList, ({ query: { locale } }) =>
    byName(
      locale,
      countryCodes.map((code) => ({ _id: code, name: countryName(code, locale) })),
    ),
  )
  register(contract.cityList, async ({ query: { context } }) => {
    const names = await (context === 'region' ? listRegions(kysely) : listDeliveryCities(kysely))
    return byName(
      'ru',
      names.map((name) => ({ _id: name, name })),
    )
  })
}

function byName<P extends { readonly name: string }>(locale: Locale, places: readonly P[]): P[] {
  return places.toSorted((a, b) => a.name.localeCompare(b.name, locale))
}
