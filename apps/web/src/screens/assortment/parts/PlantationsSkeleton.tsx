import { Skeleton } from '@flower-market/ui'
import styles from '../AssortmentScreen.module.css'

const cards = Array.from({ length: 12 }, (_, place) => place)

/** The list before it is there: as many cards as a screen shows, each as high as a plantation. */
export function PlantationsSkeleton() {
  return (
    <ul className={styles.list} aria-hidden="true">
      {cards.map((place) => (
        <li key={place} className={styles.plantation}>
          <Skeleton width="60%" height={24} />
          <Skeleton width="45%" height={20} />
          <Skeleton width="75%" height={18} className={styles.lots} />
        </li>
      ))}
    </ul>
  )
}
