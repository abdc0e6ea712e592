import { useState } from 'react'
import { snapToPack, type FlowerCard, type SnapChange } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'

/** Snaps a typed number to whole packs of the lot, and says so when the number is not the one that was typed. */
export function useLineQuantity(card: FlowerCard | null, onQuantity: (stems: number) => void) {
  const t = useTranslate()
  const [message, setMessage] = useState('')
  const explain = (changed: SnapChange, step: number, quantity: number): string => {
    if (changed === null) return ''
    if (changed === 'limited-by-stock') return t('cart.snappedToStock', { quantity })
    return t(card?.soldBy === 'box' ? 'cart.snappedToBox' : 'cart.snappedToBunch', { step, quantity })
  }
  const commit = (requested: number): void => {
    if (card === null) return
    const snapped = snapToPack({ requested, pack: card, stemsAvailable: card.stemsAvailable })
    setMessage(explain(snapped.changed, snapped.step, snapped.quantity))
    onQuantity(snapped.quantity)
  }
  return { message, commit }
}
