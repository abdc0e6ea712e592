import { typeLabels } from '../catalog/search-labels.ts'
import type { ListColumns } from '../lists/list-columns.ts'
import type { Wish } from './wish.ts'

/** A wish as a table of a list names it. */
export interface NamedWish extends Wish {
  /** The plantation's name; null where any will do. */
  readonly plantation: string | null
}

/** What the columns of `wishTable` hold. */
export const wishColumns: ListColumns = {
  firstRow: 0,
  columns: ['words', 'words', 'words', 'length', 'quantity'],
  date: null,
}

/** Wishes as a table that is read like any uploaded one, so that a saved list is matched and reviewed like a pasted one. */
export function wishTable(wishes: readonly NamedWish[]): string[][] {
  return wishes.map(({ type, variety, plantation, lengthCm, quantity }) => [
    typeLabels[type].split(' ')[0] as string,
    variety,
    plantation ?? '',
    String(lengthCm),
    `${quantity} шт`,
  ])
}
