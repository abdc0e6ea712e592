import { Banner, Button, PasswordField, TextField } from '@flower-market/ui'
import { useTranslate } from '../../i18n/use-translate.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { useSignin } from './use-signin.ts'
import styles from './SigninScreen.module.css'

/** Signing in by email and password. */
const SigninScreen = () => {
  const t = useTranslate()
  usePageTitle('auth.signIn')
  const { problems, isSending, submit } = useSignin()
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <h1 className={styles.title}>{t('auth.signIn')}</h1>
      <TextField
        name="email"
        type="email"
        label={t('auth.email')}
        error={problems.email && t(problems.email)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <PasswordField
        name="password"
        label={t('auth.password')}
        error={problems.password && t(problems.password)}
        revealLabel={t('auth.show')}
        hideLabel={t('auth.hide')}
        autoComplete="current-password"
        maxLength={256}
        required
      />
      {problems.form && (
        <Banner tone="danger" role="alert">
          {t(problems.form)}
        </Banner>
      )}
      <Button type="submit" tone="primary" size="l" loading={isSending} className={styles.submit}>
        {t('auth.submit')}
      </Button>
    </form>
  )
}

export default SigninScreen
