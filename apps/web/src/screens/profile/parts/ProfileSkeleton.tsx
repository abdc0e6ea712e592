import { Skeleton, VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './ProfileSkeleton.module.css'

const fields = [1, 2, 3, 4, 5, 6] as const

/** Holds the place of the profile. */
export function ProfileSkeleton() {
  const t = useTranslate()
  return (
    <div className={styles.page}>
      <output>
        <VisuallyHidden>{t('profile.loading')}</VisuallyHidden>
      </output>
      <div className={styles.head}>
        <Skeleton shape="round" width={72} height={72} />
        <Skeleton width={220} />
      </div>
      <div className={styles.fields}>
        {fields.map((field) => (
          <Skeleton key={field} shape="block" height={76} />
        ))}
      </div>
    </div>
  )
}
