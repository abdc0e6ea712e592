import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useCityName } from '@flower-market/app-runtime/destination'
import type { IsoDate } from '@flower-market/flower-domain'
import { Button } from '@flower-market/ui'
import { useId, useState } from 'react'
import { useMay } from '../../../state/use-may.ts'
import type { RegionGroup } from '../delivery-groups.ts'
import { DeliverySums } from './DeliverySums.tsx'
import { DeliveryTable } from './DeliveryTable.tsx'
import styles from './RegionDeliveries.module.css'
import { RoutesDialog } from './RoutesDialog.tsx'

export interface RegionDeliveriesProps {
  name: string
  day: IsoDate
  group: RegionGroup
}

/** The deliveries of a region, a table for each route and for each city; on paper each region begins on a sheet of its own. */
export function RegionDeliveries({ name, day, group }: RegionDeliveriesProps) {
  const t = useTranslate()
  const cityName = useCityName()
  const titleId = useId()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const { plan, deliveries, routes, cities } = group
  const brought = deliveries.filter(({ methodDelivery }) => methodDelivery === 'delivery')
  return (
    <section aria-labelledby={titleId} className={styles.region}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {name}
        </h2>
        <DeliverySums deliveries={deliveries} />
        {brought.length > 0 && may('deliveryRoutesSet') && (
          <Button size="s" className={styles.routes} onClick={() => setOpen(true)}>
            {t('orders.routes')}
          </Button>
        )}
      </div>
      {routes.map((route) => (
        <DeliveryTable
          key={`route ${route.name}`}
          isRoute
          title={route.name}
          paperTitle={name}
          aside={
            <>
              {route.carrier !== '' && <span>{route.carrier}</span>}
              <DeliverySums deliveries={route.stops} />
            </>
          }
          deliveries={route.stops}
        />
      ))}
      {cities.map(({ city, deliveries: ofCity }) => (
        <DeliveryTable
          key={`city ${city}`}
          title={city === '' ? t('orders.pickupTitle') : cityName(city)}
          aside={
            routes.length > 0 &&
            city !== '' && <span className={styles.none}>{t('orders.withoutRoute')}</span>
          }
          deliveries={ofCity}
        />
      ))}
      {isOpen && (
        <RoutesDialog name={name} day={day} plan={plan} deliveries={brought} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}
