import { Skeleton, VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '../../../i18n/use-translate.ts'
import styles from './OrderSkeleton.module.css'

/** Holds the place of an order. */
export const OrderSkeleton = () => {
  const t = useTranslate()
  return (
    <div className={styles.skeleton}>
      <output>
        <VisuallyHidden>{t('history.orderLoading')}</VisuallyHidden>
      </output>
      <Skeleton width={240} height={31} />
      <Skeleton width={320} />
      <Skeleton shape="block" height={54} />
      <div className={styles.columns}>
        <Skeleton shape="block" height={280} />
        <Skeleton shape="block" height={200} />
      </div>
    </div>
  )
}
