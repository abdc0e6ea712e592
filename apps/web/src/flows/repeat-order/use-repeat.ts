import type { IsoDate } from '@flower-market/flower-domain'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { paths } from '../../paths.ts'
import { repeatOrderAtom } from './repeat-order.atoms.ts'

/** Gives `repeat(date)`, which fills the cart of a day with an order and opens its price list. */
export function useRepeat(id: string) {
  const repeatOrder = useSetAtom(repeatOrderAtom)
  const go = useLocalizedNavigate()
  const [repeatingFor, setRepeatingFor] = useState<IsoDate | null>(null)
  const repeat = (date: IsoDate): void => {
    setRepeatingFor(date)
    repeatOrder({ id, date })
      .then(() => go(paths.catalog(date)))
      // A notice has said what failed: the day can be pressed again.
      .catch(() => {})
      .finally(() => setRepeatingFor(null))
  }
  return { repeatingFor, repeat }
}
