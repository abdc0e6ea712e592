import { isApiError } from '@flower-market/api-client'
import { passwordMaxLength } from '@flower-market/flower-domain'
import { PasswordField } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState, type ComponentType, type ReactNode, type RefObject } from 'react'
import { useForm } from '../forms/use-form.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { signInAtom } from '../session/session.atoms.ts'
import { AuthForm } from './AuthForm.tsx'
import { EmailField, type EmailFieldProps } from './EmailField.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { findProblems, toFormErrors, readCredentials, type Credentials } from './password-signin.ts'

export interface PasswordSigninProps {
  /** Whose password is asked for, to begin with. */
  email?: string
  /** The field of the email. @default one that keeps nothing */
  EmailInput?: ComponentType<Pick<EmailFieldProps, 'error' | 'defaultValue'>>
  passwordRef?: RefObject<HTMLInputElement | null>
  /** What follows a sign-in. @default nothing: the page's guard leads on to the page that was first asked for */
  onSignedIn?: () => void
  /** What stands below the password. */
  children?: ReactNode
}

/** Signing in by email and password, and for staff by the code of their second factor. */
export function PasswordSignin({
  email,
  EmailInput = EmailField,
  passwordRef,
  onSignedIn,
  children,
}: PasswordSigninProps) {
  const t = useTranslate()
  const signIn = useSetAtom(signInAtom)
  const [isCodeNeeded, setCodeNeeded] = useState(false)
  const send = async (credentials: Credentials): Promise<void> => {
    try {
      await signIn(credentials)
    } catch (error) {
      if (!isApiError(error, 'second-factor-needed')) throw error
      setCodeNeeded(true)
      return
    }
    onSignedIn?.()
  }
  const { problems, isSending, submit } = useForm({ read: readCredentials, findProblems, send, toFormErrors })
  if (isCodeNeeded) return <SecondFactorForm onSignedIn={onSignedIn} onBack={() => setCodeNeeded(false)} />
  return (
    <AuthForm
      onSubmit={submit}
      problem={problems.form}
      isSending={isSending}
      submitLabel={t('signin.submit')}
    >
      <EmailInput error={problems.email} defaultValue={email} />
      <PasswordField
        ref={passwordRef}
        name="password"
        label={t('signin.password')}
        error={problems.password && t(problems.password)}
        revealLabel={t('forms.show')}
        hideLabel={t('forms.hide')}
        autoComplete="current-password"
        maxLength={passwordMaxLength}
        required
      />
      {children}
    </AuthForm>
  )
}
