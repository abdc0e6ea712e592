import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useCityName } from '@flower-market/app-runtime/destination'
import { useId } from 'react'
import type { RegionGroup } from '../delivery-groups.ts'
import { CityDeliveries } from './CityDeliveries.tsx'
import { DeliverySums } from './DeliverySums.tsx'
import styles from './RegionDeliveries.module.css'

/** The deliveries of a region, a table for each city; on paper each region begins on a sheet of its own. */
export function RegionDeliveries({ name, group }: { name: string; group: RegionGroup }) {
  const t = useTranslate()
  const cityName = useCityName()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.region}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {name}
        </h2>
        <DeliverySums deliveries={group.cities.flatMap(({ deliveries }) => deliveries)} />
      </div>
      {group.cities.map(({ city, deliveries }) => (
        <CityDeliveries
          key={city}
          title={city === '' ? t('orders.pickupTitle') : cityName(city)}
          deliveries={deliveries}
        />
      ))}
    </section>
  )
}
