import { CopyField } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { localizePath, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { sessionAtom } from '@flower-market/app-runtime/session'
import { useResource } from '@flower-market/app-runtime/server-data'
import { OwnLinkFailed } from './OwnLinkFailed.tsx'

function OwnLinkOf({ personId }: { personId: string }) {
  const t = useTranslate()
  const locale = useLocale()
  const person = useResource('userGet', { query: { _id: personId } })
  if (person.status === 'failed') return <OwnLinkFailed onRetry={person.refresh} />
  if (person.status === 'loading') return null
  const link = new URL(localizePath(locale, paths.signup()), location.origin)
  link.searchParams.set('referral', person.data.referral)
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
  const session = useAtomValue(sessionAtom)
  return session && <OwnLinkOf personId={session._id} />
}
