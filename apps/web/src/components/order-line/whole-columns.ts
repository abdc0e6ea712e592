import { lineTotal, type CartItem } from '@flower-market/flower-domain'

/** Columns in which no amount has kopecks. */
export interface WholeColumns {
  readonly isPriceWhole: boolean
  readonly isSumWhole: boolean
}

const kopecksPerRuble = 100

/** In a column all amounts show kopecks or none does, so that they stand below each other. */
export function wholeColumns(items: readonly CartItem[]): WholeColumns {
  return {
    isPriceWhole: items.every(({ price }) => price % kopecksPerRuble === 0),
    isSumWhole: items.every((item) => lineTotal(item).minor % kopecksPerRuble === 0),
  }
}
