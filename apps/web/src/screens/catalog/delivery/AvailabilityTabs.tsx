import { useAtomValue } from 'jotai'
import { Link } from '@flower-market/app-runtime/navigation'
import { availabilities, orderKindOf, type Availability } from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { clientIdAtom } from '../../../state/client.atoms.ts'
import styles from './DeliveryStrip.module.css'

/** How many lots each availability has. */
export type AvailabilityCounts = CallOutput<'catalogDays'>['counts']

export interface AvailabilityTabsProps {
  current: Availability
  /** Null while they are not known. */
  counts: AvailabilityCounts | null
  searchFor: (date: null, availability: Availability) => string
}

/** The parts of the price list, which are its title, too; links, so that each has an address and back leads to where one was. */
export function AvailabilityTabs({ current, counts, searchFor }: AvailabilityTabsProps) {
  const t = useTranslate()
  const format = useFormat()
  // A request to plantations is one's own: there is none for a client.
  const isForClient = useAtomValue(clientIdAtom) !== null
  const offered = availabilities.filter((one) => !isForClient || one !== 'forPlantations')
  const kindOf = (one: Availability): string => t(`flowers.kind.${orderKindOf(one)}`)
  return (
    <nav aria-label={t('catalog.availability')}>
      <h1 aria-label={t('catalog.heading', { kind: kindOf(current) })} className={styles.tabs}>
        {offered.map((availability) => (
          <Link
            key={availability}
            to={{ search: searchFor(null, availability) }}
            className={styles.availability}
            aria-current={availability === current ? 'page' : undefined}
          >
            {kindOf(availability)} {counts !== null && <small>{format.number(counts[availability])}</small>}
          </Link>
        ))}
      </h1>
    </nav>
  )
}
