import { addressLine, useCityName } from '@flower-market/app-runtime/destination'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ChevronDownIcon, IconButton } from '@flower-market/ui'
import type { Delivery } from '../delivery-groups.ts'
import styles from './StopRow.module.css'

export interface StopRowProps {
  delivery: Delivery
  /** Where it stands on its route; null where it is on none. */
  place: { readonly index: number; readonly count: number } | null
  routes: readonly { readonly key: number; readonly label: string; readonly isFull: boolean }[]
  route: number | null
  onRouteChange: (key: number | null) => void
  onMove: (by: -1 | 1) => void
}

/** A delivery in the list of a route or of none: which route it is on, and what comes before it. */
export function StopRow({ delivery, place, routes, route, onRouteChange, onMove }: StopRowProps) {
  const t = useTranslate()
  const cityName = useCityName()
  const { number, buyer, destination, boxes } = delivery
  const city = cityName(delivery.city)
  const where = destination.kind === 'delivery' ? addressLine({ ...destination, city }) : city
  return (
    <li className={styles.row}>
      <span className={styles.number}>{place === null ? '' : place.index + 1}</span>
      <span className={styles.what}>
        <b>{number}</b> {buyer.company || buyer.name}
        <span className={styles.where}>
          {where} · {t('orders.boxes', { count: boxes })}
        </span>
      </span>
      {place !== null && (
        <span className={styles.moves}>
          <IconButton
            size="s"
            label={t('orders.stopEarlier', { number })}
            disabled={place.index === 0}
            onClick={() => onMove(-1)}
          >
            <ChevronDownIcon className={styles.up} />
          </IconButton>
          <IconButton
            size="s"
            label={t('orders.stopLater', { number })}
            disabled={place.index === place.count - 1}
            onClick={() => onMove(1)}
          >
            <ChevronDownIcon />
          </IconButton>
        </span>
      )}
      <select
        aria-label={t('orders.routeOf', { number })}
        className={styles.select}
        value={route ?? ''}
        onChange={({ target: { value } }) => onRouteChange(value === '' ? null : Number(value))}
      >
        <option value="">{t('orders.noRoute')}</option>
        {routes.map(({ key, label, isFull }) => (
          <option key={key} value={key} disabled={isFull && key !== route}>
            {label}
          </option>
        ))}
      </select>
    </li>
  )
}
