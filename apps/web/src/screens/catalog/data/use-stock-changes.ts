import { useEffect, useState } from 'react'
import type { FlowerCard } from '@flower-market/flower-domain'
import { stockChanges } from './stock-changes.ts'

/** How long a change of stock stays marked. */
const markedForMs = 4000

const none: readonly FlowerCard[] = []

/** The lots whose stock somebody else has just changed, for as long as they are to be marked. */
export function useStockChanges(cards: readonly FlowerCard[]): readonly FlowerCard[] {
  const [held, setHeld] = useState({ cards, changed: none })
  if (held.cards !== cards) {
    const found = stockChanges(held.cards, cards)
    setHeld({ cards, changed: found.length > 0 ? found : held.changed })
  }
  const { changed } = held
  useEffect(() => {
    if (changed.length === 0) return
    const timer = setTimeout(() => setHeld((now) => ({ ...now, changed: none })), markedForMs)
    return () => clearTimeout(timer)
  }, [changed])
  return changed
}
