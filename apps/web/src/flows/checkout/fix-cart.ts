import {
  fixCartLine,
  removeCartDay,
  type Cart,
  type CartItem,
  type CartMismatch,
  type IsoDate,
} from '@flower-market/flower-domain'

/** Everything that does not fit one line. */
export interface LineFix {
  readonly code: string
  readonly mismatches: readonly CartMismatch[]
}

/** The line with every mismatch put right; null when it has to go. */
function fixItem(item: CartItem, mismatches: readonly CartMismatch[]): CartItem | null {
  let fixed: CartItem | null = item
  for (const mismatch of mismatches) {
    if (fixed !== null) fixed = fixCartLine(fixed, mismatch)
  }
  return fixed
}

/** The cart with some lines of a day put right, all at once; a day that loses its last line goes too. */
export function fixCartDay(cart: Cart, date: IsoDate, fixes: readonly LineFix[]): Cart {
  const byCode = new Map(fixes.map(({ code, mismatches }) => [code, mismatches]))
  const items = (cart[date] ?? []).flatMap((item) => {
    const fixed = fixItem(item, byCode.get(item.code) ?? [])
    return fixed === null ? [] : [fixed]
  })
  return items.length === 0 ? removeCartDay(cart, date) : { ...cart, [date]: items }
}
