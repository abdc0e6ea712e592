import { lineTotal, type CartItem } from '@flower-market/flower-domain'
import type { useFormat } from '@flower-market/app-runtime/i18n'

/** How the amounts of the lines of an order are written, so that each column has kopecks as a whole or none. */
export interface LineColumns {
  readonly writePrice: (minor: number) => string
  readonly writeSum: (minor: number) => string
}

/** The columns of prices and sums of these lines. */
export function lineColumns(
  { moneyColumn }: Pick<ReturnType<typeof useFormat>, 'moneyColumn'>,
  items: readonly CartItem[],
): LineColumns {
  return {
    writePrice: moneyColumn(items.map(({ price }) => price)),
    writeSum: moneyColumn(items.map((item) => lineTotal(item).minor)),
  }
}
