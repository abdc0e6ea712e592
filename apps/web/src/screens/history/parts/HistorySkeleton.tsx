import { Skeleton, VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './HistorySkeleton.module.css'

const rows = ['1', '2', '3', '4', '5', '6', '7', '8']

/** Holds the place of the first rows. */
export function HistorySkeleton() {
  const t = useTranslate()
  return (
    <div>
      <output>
        <VisuallyHidden>{t('history.loading')}</VisuallyHidden>
      </output>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={72} />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
          <Skeleton width={96} />
        </div>
      ))}
    </div>
  )
}
