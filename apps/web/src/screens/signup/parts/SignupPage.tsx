import { AuthLink } from '../../../components/auth-page/AuthLink.tsx'
import { AuthPage } from '@flower-market/app-runtime/signin'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { SignupForm } from './SignupForm.tsx'

/** Joining, whatever frame stands around it. */
export function SignupPage() {
  const t = useTranslate()
  return (
    <AuthPage
      title={t('auth.signUp')}
      lead={t('auth.signUpLead')}
      links={<AuthLink to={paths.signin()}>{t('auth.haveAccount')}</AuthLink>}
    >
      <SignupForm />
    </AuthPage>
  )
}
