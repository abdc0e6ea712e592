import type { FlowerCard } from '@flower-market/flower-domain'

/** The lots of a list whose stock differs from what the same list said before; none for another list. */
export function stockChanges(before: readonly FlowerCard[], now: readonly FlowerCard[]): FlowerCard[] {
  if (before === now || before.length !== now.length) return []
  const changed: FlowerCard[] = []
  for (let position = 0; position < now.length; position += 1) {
    const card = now[position] as FlowerCard
    const was = before[position] as FlowerCard
    if (card === was) continue
    if (card.code !== was.code) return []
    if (card.stemsAvailable !== was.stemsAvailable) changed.push(card)
  }
  return changed
}
