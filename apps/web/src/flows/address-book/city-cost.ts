import type { CallOutput } from '@flower-market/api-client'

type Region = CallOutput<'regionList'>[number]

function isCity(written: string, { name }: Region['cities'][number]): boolean {
  const city = written.trim().toLowerCase()
  return name.ru.toLowerCase() === city || name.en.toLowerCase() === city
}

/** What delivery to a written city costs in a region, kopecks, whether the region knows the city or not. */
export function cityCostIn(region: Region, written: string): number {
  return region.cities.find((city) => isCity(written, city))?.cost ?? region.otherCityCost
}
