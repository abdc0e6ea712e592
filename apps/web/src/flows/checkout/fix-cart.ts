import {
  fixMismatches,
  removeCartDay,
  type Cart,
  type CartMismatch,
  type IsoDate,
} from '@flower-market/flower-domain'

/** Everything that does not fit one line. */
export interface LineFix {
  readonly code: string
  readonly mismatches: readonly CartMismatch[]
}

/** The cart with some lines of a day put right, all at once; a day that loses its last line goes too. */
export function fixCartDay(cart: Cart, date: IsoDate, fixes: readonly LineFix[]): Cart {
  const byCode = new Map(fixes.map(({ code, mismatches }) => [code, mismatches]))
  const items = (cart[date] ?? []).flatMap((item) => {
    const fixed = fixMismatches(item, byCode.get(item.code) ?? [])
    return fixed === null ? [] : [fixed]
  })
  return items.length === 0 ? removeCartDay(cart, date) : { ...cart, [date]: items }
}
