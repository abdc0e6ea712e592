import { Skeleton, VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '../../../i18n/use-translate.ts'
import styles from './CheckoutSkeleton.module.css'

/** Holds the place of an order's step until everything that it depends on is known. */
export const CheckoutSkeleton = () => {
  const t = useTranslate()
  return (
    <>
      <div className={styles.column}>
        <output>
          <VisuallyHidden>{t('order.loading')}</VisuallyHidden>
        </output>
        <Skeleton width={280} height={31} />
        <Skeleton shape="block" height={156} />
        <Skeleton shape="block" height={156} />
      </div>
      <aside className={styles.column}>
        <Skeleton width="70%" />
        <Skeleton shape="block" height={220} />
      </aside>
    </>
  )
}
