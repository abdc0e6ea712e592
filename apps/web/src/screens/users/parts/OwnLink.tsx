import { CopyField } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { localizePath } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { paths } from '../../../paths.ts'
import { sessionAtom } from '../../../state/session.atoms.ts'
import { useResource } from '../../../state/use-resource.ts'
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
