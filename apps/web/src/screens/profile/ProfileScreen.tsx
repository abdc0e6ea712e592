import { Banner, Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useOwnProfile } from '../../state/use-own-profile.ts'
import { Balances } from './parts/Balances.tsx'
import { PersonHead } from './parts/PersonHead.tsx'
import { ProfileForm } from './parts/ProfileForm.tsx'
import { ProfileSkeleton } from './parts/ProfileSkeleton.tsx'
import { Referral } from './parts/Referral.tsx'
import styles from './ProfileScreen.module.css'

/** Who one is to the shop: picture, contacts, address, company, balances, the referral link. */
function ProfileScreen() {
  const t = useTranslate()
  const { refresh, ...profile } = useOwnProfile()
  return (
    <div className={styles.page}>
      <h1>{t('profile.title')}</h1>
      {profile.status === 'loading' && <ProfileSkeleton />}
      {profile.status === 'failed' && (
        <Banner tone="danger" role="alert" action={<Button onClick={refresh}>{t('profile.retry')}</Button>}>
          {t('profile.loadFailed')}
        </Banner>
      )}
      {profile.status === 'ready' && (
        <>
          <PersonHead profile={profile.data} />
          <Balances balances={profile.data.balances} />
          <ProfileForm profile={profile.data} />
          <Referral referral={profile.data.referral} percentages={profile.data.percentages} />
        </>
      )}
    </div>
  )
}

export default ProfileScreen
