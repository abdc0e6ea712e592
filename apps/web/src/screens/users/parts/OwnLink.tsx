import { useAtomValue } from 'jotai'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { CopyField, Skeleton } from '@flower-market/ui'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { localizePath, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { useOwnProfile } from '../../../state/use-own-profile.ts'

function ReferralLink({ referral }: { referral: string }) {
  const t = useTranslate()
  const { origin } = useAtomValue(pageEnvironmentAtom)
  const link = new URL(localizePath(useLocale(), paths.signup()), origin)
  link.searchParams.set('referral', referral)
  return (
    <CopyField
      label={t('users.ownLink')}
      value={link.href}
      copyLabel={t('users.copy')}
      copiedText={t('users.copied')}
      failedText={t('users.copyFailed')}
    />
  )
}

/** The link by which others come, to take elsewhere. */
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
