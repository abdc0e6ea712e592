import type { HttpHandler } from 'msw'
import { countriesIn, deliveryCities, regionCities } from '../fixtures/places.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { mockSignedIn } from './signed-in.ts'

/** Countries and cities of the mock market. */
export function placesHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'countryList', (_person, { query: { locale } }) => countriesIn(locale)),
    mockSignedIn(state, 'cityList', (_person, { query: { context } }) =>
      context === 'region' ? regionCities : deliveryCities,
    ),
  ]
}
