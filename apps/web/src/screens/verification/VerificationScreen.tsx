import { Banner, Button, TextLink } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useOwnProfile } from '../../state/use-own-profile.ts'
import { VerificationSkeleton } from './parts/VerificationSkeleton.tsx'
import { VerificationState } from './parts/VerificationState.tsx'
import styles from './VerificationScreen.module.css'

/** Proving who one is: asking for the review, waiting, mending what was rejected. */
function VerificationScreen() {
  const t = useTranslate()
  const { refresh, ...profile } = useOwnProfile()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <TextLink asChild tone="quiet">
          <LocalizedLink to={paths.profile()}>{t('profile.title')}</LocalizedLink>
        </TextLink>
        <h1>{t('profile.verification')}</h1>
      </header>
      {profile.status === 'loading' && <VerificationSkeleton />}
      {profile.status === 'failed' && (
        <Banner tone="danger" role="alert" action={<Button onClick={refresh}>{t('profile.retry')}</Button>}>
          {t('profile.loadFailed')}
        </Banner>
      )}
      {profile.status === 'ready' && <VerificationState profile={profile.data} onStale={refresh} />}
    </div>
  )
}

export default VerificationScreen
