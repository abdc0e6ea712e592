import { PageHeader } from '@flower-market/ui'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { keepFocus } from '@flower-market/app-runtime/kept-focus'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useOwnProfile } from '../../state/use-own-profile.ts'
import { AddressBook } from './parts/AddressBook.tsx'
import { Balances } from './parts/Balances.tsx'
import { PersonHead } from './parts/PersonHead.tsx'
import { ProfileForm } from './parts/ProfileForm.tsx'
import { ProfileSkeleton } from './parts/ProfileSkeleton.tsx'
import { Referral } from './parts/Referral.tsx'
import styles from './ProfileScreen.module.css'

/** Who one is to the shop: picture, contacts, address, company, balances, the referral link. */
function ProfileScreen() {
  const t = useTranslate()
  return (
    <div ref={keepFocus} className={styles.page}>
      <PageHeader title={t('profile.title')} />
      <ResourceView
        resource={useOwnProfile()}
        messages={{ loading: 'profile.loading', failedText: 'profile.loadFailed' }}
        skeleton={<ProfileSkeleton />}
      >
        {(profile) => (
          <>
            <PersonHead profile={profile} />
            <Balances balances={profile.balances} />
            <ProfileForm profile={profile} />
            <AddressBook profile={profile} />
            <Referral referral={profile.referral} />
          </>
        )}
      </ResourceView>
    </div>
  )
}

export default ProfileScreen
