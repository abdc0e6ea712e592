import { PageHeader, TextLink } from '@flower-market/ui'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
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
  const profile = useOwnProfile()
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('profile.verification')}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.profile()}>{t('profile.title')}</LocalizedLink>
          </TextLink>
        }
      />
      <ResourceView
        resource={profile}
        messages={{ loading: 'profile.loading', failedText: 'profile.loadFailed' }}
        skeleton={<VerificationSkeleton />}
      >
        {(data) => <VerificationState profile={data} onStale={profile.refresh} />}
      </ResourceView>
    </div>
  )
}

export default VerificationScreen
