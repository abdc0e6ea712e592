import type { FlowerCard } from '@flower-market/flower-domain'
import type { MadeLots } from '../fixtures/mock-stock-import.ts'

const terms = ['price', 'stemsPerBunch', 'stemsPerBox', 'soldBy'] as const

function byCode(lots: readonly FlowerCard[]): ReadonlyMap<string, FlowerCard> {
  return new Map(lots.map((lot) => [lot.code, lot]))
}

/** The lots without what a price list has made of them, and how many stay because somebody has changed or withdrawn them since. */
export function withoutImport(
  cards: readonly FlowerCard[],
  { before, after }: MadeLots,
): { readonly cards: FlowerCard[]; readonly kept: number } {
  const [current, old, made] = [byCode(cards), byCode(before), byCode(after)]
  const isKept = (lot: FlowerCard): boolean => {
    const now = current.get(lot.code)
    return now === undefined ? old.has(lot.code) : terms.some((name) => now[name] !== lot[name])
  }
  const kept = after.filter(isKept)
  const others = cards.flatMap((card) => {
    const listed = made.get(card.code)
    if (listed === undefined || kept.includes(listed)) return [card]
    const was = old.get(card.code)
    if (was === undefined) return []
    const stems = card.stemsAvailable + was.stemsAvailable - listed.stemsAvailable
    return [{ ...was, stemsAvailable: Math.max(0, stems) }]
  })
  const withdrawn = before.filter(({ code }) => !made.has(code) && !current.has(code))
  return { cards: [...others, ...withdrawn], kept: kept.length }
}
