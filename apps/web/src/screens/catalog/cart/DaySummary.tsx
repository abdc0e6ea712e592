import { useAtomValue } from 'jotai'
import { memo } from 'react'
import type { Availability, IsoDate } from '@flower-market/flower-domain'
import { sessionAtom } from '@flower-market/app-runtime/session'
import { clientIdAtom } from '../../../state/client.atoms.ts'
import { phoneMedia } from '../price-grid/row-height.ts'
import { useMedia } from '../../../components/media/use-media.ts'
import { CartBar, CartLine } from './CartBar.tsx'
import { DaySummaryPanel } from './DaySummaryPanel.tsx'
import type { DeliveryLine } from './delivery-lines.ts'
import { OtherDays } from './OtherDays.tsx'
import { useCartPlaces } from './use-cart-places.ts'

/** Where the delivery has a column of its own; the same in the style sheet. */
const wideMedia = '(min-width: 1200px)'

export interface DaySummaryProps {
  availability: Availability
  date: IsoDate
  lines: readonly DeliveryLine[]
  /** Orders for the day are over. */
  isClosed: boolean
  searchFor: (date: IsoDate, availability: Availability) => string
  /** Opens the variety of a lot. */
  onOpen: (code: string) => void
}

/** The delivery of the day: a column beside the sheet, or a bar below it. */
export const DaySummary = memo((props: DaySummaryProps) => {
  const { availability, date, lines, isClosed, searchFor, onOpen } = props
  const isPhone = useMedia(phoneMedia)
  const isWide = useMedia(wideMedia)
  const places = useCartPlaces()
  const isForClient = useAtomValue(clientIdAtom) !== null
  const ownCity = useAtomValue(sessionAtom)?.deliveryCity ?? null
  const city = isForClient ? null : ownCity
  if (isPhone) return <CartLine {...{ availability, lines }} />
  if (!isWide) return <CartBar {...{ availability, date, lines, isClosed }} />
  return (
    <DaySummaryPanel {...{ availability, date, city, lines, isClosed, onOpen }}>
      <OtherDays
        places={places.filter((place) => place.date !== date || place.availability !== availability)}
        searchFor={searchFor}
      />
    </DaySummaryPanel>
  )
})
