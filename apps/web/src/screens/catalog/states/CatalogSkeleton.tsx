import { Skeleton, VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '../../../i18n/use-translate.ts'
import styles from './States.module.css'

const ROWS = [62, 48, 71, 55, 66, 43, 58, 69, 51] as const

/** The sheet before its cards have come, as high and as wide as it will be. */
export const CatalogSkeleton = () => {
  const t = useTranslate()
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>
        <output>{t('catalog.loading')}</output>
      </VisuallyHidden>
      {ROWS.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <Skeleton shape="block" width={58} height={58} />
          <Skeleton width={`${width}%`} />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  )
}
