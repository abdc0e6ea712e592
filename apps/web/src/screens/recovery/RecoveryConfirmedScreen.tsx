import { Button } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { AuthPage } from '@flower-market/app-runtime/signin'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { sessionAtom } from '@flower-market/app-runtime/session'

/** The new password holds. */
function RecoveryConfirmedScreen() {
  const t = useTranslate()
  const isSignedIn = useAtomValue(sessionAtom) !== null
  return (
    <AuthPage
      title={t('auth.passwordChanged')}
      lead={t(isSignedIn ? 'auth.passwordChangedOther' : 'auth.passwordChangedLead')}
    >
      <Button asChild tone="primary" size="l">
        <LocalizedLink to={isSignedIn ? paths.catalog() : paths.signin()}>
          {t(isSignedIn ? 'auth.toCatalog' : 'auth.signInAnew')}
        </LocalizedLink>
      </Button>
    </AuthPage>
  )
}

export default RecoveryConfirmedScreen
