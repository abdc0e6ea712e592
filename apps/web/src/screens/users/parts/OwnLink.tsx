import { useAtomValue } from 'jotai'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { CopyField, QrCode, Skeleton } from '@flower-market/ui'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { localizePath, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { useOwnProfile } from '../../../state/use-own-profile.ts'
import styles from './OwnLink.module.css'

function ReferralLink({ referral }: { referral: string }) {
  const t = useTranslate()
  const { origin } = useAtomValue(pageEnvironmentAtom)
  const link = new URL(localizePath(useLocale(), paths.signup()), origin)
  link.searchParams.set('referral', referral)
  return (
    <div className={styles.link}>
      <CopyField
        label={t('users.ownLink')}
        value={link.href}
        copyLabel={t('users.copy')}
        copiedText={t('users.copied')}
        failedText={t('users.copyFailed')}
      />
      <QrCode
        value={link.href}
        label={t('users.qrLabel')}
        fallback={t('users.qrFailed')}
        className={styles.qr}
      />
    </div>
  )
}

/** The link by which others come, to take elsewhere or to be scanned. */
export function OwnLink() {
  return (
    <ResourceView
      resource={useOwnProfile()}
      messages={{ failedText: 'users.ownLinkFailed' }}
      skeleton={<Skeleton shape="block" height={76} />}
    >
      {({ referral }) => <ReferralLink referral={referral} />}
    </ResourceView>
  )
}
