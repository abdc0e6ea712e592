import { EmailField } from '../../components/auth-page/EmailField.tsx'
import { AuthPage, PasswordSignin } from '@flower-market/app-runtime/signin'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LazyPhoneSignin } from './parts/LazyPhoneSignin.tsx'
import { OtherWays } from './parts/OtherWays.tsx'
import styles from './SigninOldScreen.module.css'

/** The older page of signing in: both ways one under the other. */
function SigninOldScreen() {
  const t = useTranslate()
  return (
    <AuthPage title={t('signin.title')} links={<OtherWays />}>
      <PasswordSignin EmailInput={EmailField} />
      <section aria-labelledby="by-phone" className={styles.other}>
        <h2 id="by-phone" className={styles.title}>
          {t('auth.orByPhone')}
        </h2>
        <LazyPhoneSignin />
      </section>
    </AuthPage>
  )
}

export default SigninOldScreen
