import { packStep, type Pack } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'

/** Gives `packing(quantity, pack)`: «6 пачек × 25», or nothing where the quantity is no whole number of packs. */
export function usePacking() {
  const t = useTranslate()
  return (quantity: number, pack: Pack): string => {
    const step = packStep(pack)
    const count = quantity / step
    if (!Number.isInteger(count)) return ''
    const packs = t(pack.soldBy === 'box' ? 'flowers.boxes' : 'flowers.bunches', { count })
    return `${packs} × ${step}`
  }
}
