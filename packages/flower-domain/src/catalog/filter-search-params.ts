import { minorToDecimalString, parseMinor } from '../money/decimal.ts'
import { catalogSorts } from './catalog-sort.ts'
import type { CatalogSort } from './catalog-sort.ts'
import type { CatalogFilter } from './catalog-filter.ts'
import { flowerTypes } from './flower-card.ts'

/** The part of `URLSearchParams` that is read here, so that the package needs no browser types. */
export interface ReadableSearchParams {
  get(name: string): string | null
  getAll(name: string): string[]
}

/** A filter and a sort order as read from a URL. */
export interface CatalogQuery {
  readonly filter: CatalogFilter
  readonly sort: CatalogSort
}

const longestCm = 300

function rublesOf(minor: number): string {
  return minorToDecimalString(minor, 2).replace(/\.00$/u, '')
}

/** The filter and the sort order as pairs for `new URLSearchParams(pairs)`; absent conditions are omitted. */
export function filterToSearchParams(filter: CatalogFilter, sort: CatalogSort): [string, string][] {
  const { name, fromPrice, toPrice } = filter
  return [
    ...filter.types.map((type): [string, string] => ['type', type]),
    ...filter.plantations.map((id): [string, string] => ['plantation', id]),
    ...filter.lengths.map((lengthCm): [string, string] => ['length', String(lengthCm)]),
    ...(name === '' ? [] : [['q', name] satisfies [string, string]]),
    ...(fromPrice === null ? [] : [['priceFrom', rublesOf(fromPrice)] satisfies [string, string]]),
    ...(toPrice === null ? [] : [['priceTo', rublesOf(toPrice)] satisfies [string, string]]),
    ...(filter.isFavorites ? [['favorites', '1'] satisfies [string, string]] : []),
    ...(sort === 'recommended' ? [] : [['sort', sort] satisfies [string, string]]),
  ]
}

/** Reads a filter and a sort order from a URL; invalid values are ignored. */
export function filterFromSearchParams(params: ReadableSearchParams): CatalogQuery {
  const typed = new Set(params.getAll('type'))
  const lengths = params
    .getAll('length')
    .filter((text) => /^\d{1,3}$/u.test(text))
    .map(Number)
  return {
    filter: {
      plantations: [...new Set(params.getAll('plantation'))].filter((id) => id !== ''),
      types: flowerTypes.filter((type) => typed.has(type)),
      name: params.get('q') ?? '',
      lengths: [...new Set(lengths)].filter((lengthCm) => lengthCm > 0 && lengthCm <= longestCm),
      fromPrice: kopecksOf(params.get('priceFrom')),
      toPrice: kopecksOf(params.get('priceTo')),
      isFavorites: params.get('favorites') === '1',
    },
    sort: catalogSorts.find((sort) => sort === params.get('sort')) ?? 'recommended',
  }
}

function kopecksOf(text: string | null): number | null {
  const parsed = parseMinor(text ?? '', { fractionDigits: 2 })
  return parsed.ok && parsed.minor >= 0 ? parsed.minor : null
}
