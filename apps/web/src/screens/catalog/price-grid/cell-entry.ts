import { snapToPack, type FlowerCard, type SnappedQuantity } from '@flower-market/flower-domain'

const longestEntry = 6

/** Only the digits of what was typed or pasted (`1 500 шт` → `1500`), as many as a quantity can have. */
export function digitsOf(text: string): string {
  return text.replace(/\D+/gu, '').slice(0, longestEntry)
}

/** What the digits in a cell come to: nothing typed is none. */
export function settleEntry(digits: string, card: FlowerCard): SnappedQuantity {
  return snapToPack({ requested: Number(digits), pack: card, stemsAvailable: card.stemsAvailable })
}
