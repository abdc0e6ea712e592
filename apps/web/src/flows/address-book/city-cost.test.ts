import { expect, test } from 'vitest'
import { noPercentages } from '@flower-market/flower-domain'
import { fixtureRegion, regionOf } from '@flower-market/api-client/msw'
import { cityCostIn } from './city-cost.ts'

const moscow = regionOf(fixtureRegion('moscow'), noPercentages)
const [city] = moscow.cities

test('a city of the region is found in either language, whatever its letters and the spaces around', () => {
  for (const written of [city!.name.ru, ` ${city!.name.en.toUpperCase()} `]) {
    expect(cityCostIn({ ...moscow, otherCityCost: city!.cost + 1 }, written)).toBe(city!.cost)
  }
})

test('any other city costs what the region asks for those that it does not name', () => {
  expect(cityCostIn({ ...moscow, otherCityCost: city!.cost + 1 }, 'Кимры')).toBe(city!.cost + 1)
})
