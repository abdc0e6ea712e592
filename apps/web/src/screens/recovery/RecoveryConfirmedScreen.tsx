import { Button } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { AuthPage } from '../../components/auth-page/AuthPage.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'
import { paths } from '../../paths.ts'
import { LocalizedLink } from '../../shell/LocalizedLink.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { sessionAtom } from '../../state/session.atoms.ts'

/** The new password holds. */
function RecoveryConfirmedScreen() {
  const t = useTranslate()
  const isSignedIn = useAtomValue(sessionAtom) !== null
  usePageTitle('auth.passwordChanged')
  return (
    <AuthPage title={t('auth.passwordChanged')} lead={t('auth.passwordChangedLead')}>
      <Button asChild tone="primary" size="l">
        <LocalizedLink to={isSignedIn ? paths.catalog() : paths.signin()}>
          {t(isSignedIn ? 'auth.toCatalog' : 'auth.signInAnew')}
        </LocalizedLink>
      </Button>
    </AuthPage>
  )
}

export default RecoveryConfirmedScreen
