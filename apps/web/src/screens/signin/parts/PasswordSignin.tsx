import { passwordMaxLength } from '@flower-market/flower-domain'
import { PasswordField } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { AuthForm } from '../../../components/auth-page/AuthForm.tsx'
import { EmailField } from '../../../components/auth-page/EmailField.tsx'
import { findProblems, toFormErrors, readCredentials } from '../../../components/auth-page/password-signin.ts'
import { useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { signInAtom } from '@flower-market/app-runtime/session'

/** Signing in by email and password; then the page's guard leads on to the page that was first asked for. */
export function PasswordSignin() {
  const t = useTranslate()
  const send = useSetAtom(signInAtom)
  const { problems, isSending, submit } = useForm({ read: readCredentials, findProblems, send, toFormErrors })
  return (
    <AuthForm onSubmit={submit} problem={problems.form} isSending={isSending} submitLabel={t('auth.submit')}>
      <EmailField error={problems.email} />
      <PasswordField
        name="password"
        label={t('auth.password')}
        error={problems.password && t(problems.password)}
        revealLabel={t('forms.show')}
        hideLabel={t('forms.hide')}
        autoComplete="current-password"
        maxLength={passwordMaxLength}
        required
      />
    </AuthForm>
  )
}
