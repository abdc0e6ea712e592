import {
  currentCartLine,
  isPastOwnCutoff,
  sellableStems,
  type CartItem,
  type FlowerCard,
} from '@flower-market/flower-domain'

/** A line of the delivery with the lot that it is about, at the price of now. */
export interface DeliveryLine {
  readonly item: CartItem
  /** Null when the lot is no longer on sale that day. */
  readonly card: FlowerCard | null
  /** Kopecks at the price of now, of what can be had; 0 where nothing can. */
  readonly sumMinor: number
  /** Kopecks a stem at which the line was put in; null when that is the price of now. */
  readonly wasPrice: number | null
  /** Stems that can still be had, when the line asks for more; else null. */
  readonly left: number | null
  /** Its plantation takes no more orders for it. */
  readonly isClosed: boolean
}

/** The lines of a day beside the lots as they are now. */
export function deliveryLines(
  items: readonly CartItem[],
  cardOf: (code: string) => FlowerCard | null,
  now: Date,
): DeliveryLine[] {
  return items.map((item) => {
    const card = cardOf(item.code)
    if (card === null) return { item, card, sumMinor: 0, wasPrice: null, left: null, isClosed: false }
    const isClosed = isPastOwnCutoff(card, now)
    const current = isClosed ? null : currentCartLine(item, card)
    const sellable = sellableStems(card.stemsAvailable, card)
    return {
      item,
      card,
      sumMinor: current === null ? 0 : current.price * current.quantity,
      wasPrice: card.price === item.price ? null : item.price,
      left: item.quantity > sellable ? sellable : null,
      isClosed,
    }
  })
}

/** Whether a line can be bought as it was put in: at its price, all of it. */
export function isAsPutIn({ card, wasPrice, left, isClosed }: DeliveryLine): boolean {
  return card !== null && wasPrice === null && left === null && !isClosed
}

/** The lines as they can be bought now. */
export function currentItems(lines: readonly DeliveryLine[]): CartItem[] {
  return lines.flatMap(({ item, card, isClosed }) =>
    card === null || isClosed ? [] : (currentCartLine(item, card) ?? []),
  )
}

/** What the lines cost together, in kopecks. */
export function goodsMinor(lines: readonly DeliveryLine[]): number {
  return lines.reduce((sum, line) => sum + line.sumMinor, 0)
}
