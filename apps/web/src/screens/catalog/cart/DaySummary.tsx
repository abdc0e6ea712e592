import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { cartDays, type IsoDate } from '@flower-market/flower-domain'
import { cartAtom } from '../../../state/cart.atoms.ts'
import { sessionAtom } from '@flower-market/app-runtime/session'
import { useMedia } from '../price-grid/use-media.ts'
import { CartBar } from './CartBar.tsx'
import { DaySummaryPanel } from './DaySummaryPanel.tsx'
import type { DeliveryLine } from './delivery-lines.ts'
import { OtherDays } from './OtherDays.tsx'

/** Where the delivery has a column of its own; the same in the style sheet. */
const wideMedia = '(min-width: 1200px)'

export interface DaySummaryProps {
  date: IsoDate
  lines: readonly DeliveryLine[]
  searchFor: (date: IsoDate) => string
}

/** The delivery of the day: a column beside the sheet, or a bar below it. */
export const DaySummary = memo(({ date, lines, searchFor }: DaySummaryProps) => {
  const isWide = useMedia(wideMedia)
  const cart = useAtomValue(cartAtom)
  const city = useAtomValue(sessionAtom)?.deliveryCity ?? null
  if (!isWide) return <CartBar date={date} lines={lines} />
  return (
    <DaySummaryPanel date={date} city={city} lines={lines}>
      <OtherDays cart={cart} days={cartDays(cart).filter((day) => day !== date)} searchFor={searchFor} />
    </DaySummaryPanel>
  )
})
