import {
  compareCartLine,
  fixCartLine,
  type CartItem,
  type CartMismatch,
  type FlowerCard,
  type IsoDate,
} from '@flower-market/flower-domain'

/** A line of a cart beside the lot that is sold now. */
export interface ComparedLine {
  readonly item: CartItem
  readonly card: FlowerCard | null
  readonly mismatches: CartMismatch[]
}

/** Lines of one delivery day, checked for a region at a moment. */
export interface LinesToCompare {
  readonly items: readonly CartItem[]
  readonly date: IsoDate
  readonly stock: readonly FlowerCard[]
  readonly region: string
  readonly now: Date
}

/** Compares lines with the stock; a lot of another day counts as gone. */
export function compareLines({ items, date, stock, region, now }: LinesToCompare): ComparedLine[] {
  const byCode = new Map(stock.map((card) => [card.code, card]))
  return items.map((item) => {
    const found = byCode.get(item.code)
    const card = found?.deliveryDate === date ? found : null
    return { item, card, mismatches: compareCartLine(item, card, { region, now }) }
  })
}

/** Lines of one lot at one price as one line, so that stock is compared with the whole quantity. */
export function mergeLines(items: readonly CartItem[]): CartItem[] {
  const merged = new Map<string, CartItem>()
  for (const item of items) {
    const key = `${item.price} ${item.code}`
    const before = merged.get(key)
    merged.set(key, before ? { ...before, quantity: before.quantity + item.quantity } : item)
  }
  return [...merged.values()]
}

/** The line with everything put right; null when it has to go. */
export function fixedLine({ item, mismatches }: ComparedLine): CartItem | null {
  let fixed: CartItem | null = item
  for (const mismatch of mismatches) fixed &&= fixCartLine(fixed, mismatch)
  return fixed
}
