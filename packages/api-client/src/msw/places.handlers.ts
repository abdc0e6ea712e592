import type { HttpHandler } from 'msw'
import { citiesIn, countriesIn, plantationCitiesIn, regionsIn } from '../fixtures/places.fixtures.ts'
import { plantations } from '../fixtures/plantations.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { mockSignedIn } from './signed-in.ts'

/** Countries, regions and cities of the mock market. */
export function placesHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'countryList', (_person, { query: { context, locale } }) =>
      countriesIn(locale).filter(
        ({ _id }) =>
          context === 'supported' || Object.values(plantations).some(({ country }) => country === _id),
      ),
    ),
    mockSignedIn(state, 'cityList', (person, { query: { context, locale } }) =>
      context === 'plantation'
        ? plantationCitiesIn(locale)
        : context === 'region'
          ? regionsIn(locale)
          : citiesIn(person.region, locale),
    ),
  ]
}
