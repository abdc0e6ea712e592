import { AuthForm, AuthPage } from '@flower-market/app-runtime/signin'
import { CurrentPasswordField, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { AuthLink } from '../../../components/auth-page/AuthLink.tsx'
import { paths } from '../../../paths.ts'
import { findProblems, readPassword, toFormErrors } from '../signup-password.ts'

export interface SignupPasswordProps {
  /** Follows the link with the password; rejects with an `ApiError`. */
  onSend: (password: string) => Promise<void>
}

/** Asks whoever has opened the link in another browser for the password of the form: they know it only if the form is theirs. */
export function SignupPassword({ onSend }: SignupPasswordProps) {
  const t = useTranslate()
  const { problems, isSending, submit } = useForm({
    read: readPassword,
    findProblems,
    send: onSend,
    toFormErrors,
  })
  return (
    <AuthPage
      title={t('auth.confirmEmail')}
      lead={t('signup.passwordNeeded')}
      links={<AuthLink to={paths.signup()}>{t('auth.joinAnew')}</AuthLink>}
    >
      <AuthForm
        onSubmit={submit}
        problem={problems.form}
        isSending={isSending}
        submitLabel={t('auth.confirmAndSignIn')}
      >
        <CurrentPasswordField label={t('signin.password')} error={problems.password} />
      </AuthForm>
      <p>{t('signup.notYou')}</p>
    </AuthPage>
  )
}
