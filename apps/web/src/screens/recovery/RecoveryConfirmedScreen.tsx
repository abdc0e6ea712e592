import { Button } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { AuthPage } from '../../components/auth-page/AuthPage.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'
import { paths } from '../../paths.ts'
import { ShopLink } from '../../shell/ShopLink.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { sessionAtom } from '../../state/session.atoms.ts'

/** The new password holds. */
const RecoveryConfirmedScreen = () => {
  const t = useTranslate()
  const isSignedIn = useAtomValue(sessionAtom) !== null
  usePageTitle('auth.passwordChanged')
  return (
    <AuthPage title={t('auth.passwordChanged')} lead={t('auth.passwordChangedLead')}>
      <Button asChild tone="primary" size="l">
        <ShopLink to={isSignedIn ? paths.catalog() : paths.signin()}>
          {t(isSignedIn ? 'auth.toCatalog' : 'auth.signInAnew')}
        </ShopLink>
      </Button>
    </AuthPage>
  )
}

export default RecoveryConfirmedScreen
