import type { ReactNode } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { Skeleton, VisuallyHidden } from '@flower-market/ui'
import styles from './States.module.css'

/** Widths of names in %, no two alike, as names are. */
const names = [62, 48, 71, 55, 66, 43, 58, 69, 51] as const

/** The column of filters before the cards have come. */
export function FacetsSkeleton() {
  return (
    <div className={styles.facets}>
      {names.map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </div>
  )
}

/** The rows of the price list before all its cards have come, announced. */
export function RowsSkeleton() {
  const t = useTranslate()
  return (
    <>
      <VisuallyHidden>
        <output>{t('catalog.loading')}</output>
      </VisuallyHidden>
      <SkeletonRows />
    </>
  )
}

function SkeletonRows() {
  return (
    <>
      {names.map((width) => (
        <div key={width} className={styles.lot}>
          <Skeleton shape="block" height={40} />
          <Skeleton width={`${width}%`} />
          <Skeleton />
        </div>
      ))}
    </>
  )
}

/** The column of the delivery before the cards have come. */
export function SummarySkeleton() {
  return <div className={styles.delivery} />
}

/** The columns of the screen before the cards have come, as high and as wide as they will be; words can be searched for already. */
export function CatalogSkeleton({ search }: { search: ReactNode }) {
  return (
    <>
      <FacetsSkeleton />
      <div className={styles.lots}>
        <div className={styles.search}>{search}</div>
        <SkeletonRows />
      </div>
      <SummarySkeleton />
    </>
  )
}
