import type { CatalogFilter } from './catalog-filter.ts'
import type { FlowerType } from './flower-card.ts'

/** The conditions that a filter chip can represent. */
export const activeChipTypes = [
  'plantation',
  'type',
  'name',
  'length',
  'fromPrice',
  'toPrice',
  'favorites',
] as const

/** One active condition of a filter: a plantation's id, a type, words, centimetres, or kopecks per stem. */
export type FilterChip =
  | { readonly type: 'plantation'; readonly value: string }
  | { readonly type: 'type'; readonly value: FlowerType }
  | { readonly type: 'name'; readonly value: string }
  | { readonly type: 'length'; readonly value: number }
  | { readonly type: 'fromPrice'; readonly value: number }
  | { readonly type: 'toPrice'; readonly value: number }
  | { readonly type: 'favorites'; readonly value: true }

/** The active conditions of a filter, one chip each. */
export function filterChips(filter: CatalogFilter): FilterChip[] {
  const { name, fromPrice, toPrice } = filter
  return [
    ...filter.plantations.map((value) => ({ type: 'plantation', value }) as const),
    ...filter.types.map((value) => ({ type: 'type', value }) as const),
    ...(name.trim() === '' ? [] : [{ type: 'name', value: name.trim() } as const]),
    ...filter.lengths.map((value) => ({ type: 'length', value }) as const),
    ...(fromPrice === null ? [] : [{ type: 'fromPrice', value: fromPrice } as const]),
    ...(toPrice === null ? [] : [{ type: 'toPrice', value: toPrice } as const]),
    ...(filter.isFavorites ? [{ type: 'favorites', value: true } as const] : []),
  ]
}

/** The filter without one condition. */
export function removeChip(filter: CatalogFilter, chip: FilterChip): CatalogFilter {
  switch (chip.type) {
    case 'plantation':
      return { ...filter, plantations: filter.plantations.filter((id) => id !== chip.value) }
    case 'type':
      return { ...filter, types: filter.types.filter((type) => type !== chip.value) }
    case 'length':
      return { ...filter, lengths: filter.lengths.filter((lengthCm) => lengthCm !== chip.value) }
    case 'name':
      return { ...filter, name: '' }
    case 'fromPrice':
      return { ...filter, fromPrice: null }
    case 'toPrice':
      return { ...filter, toPrice: null }
    case 'favorites':
      return { ...filter, isFavorites: false }
  }
}
