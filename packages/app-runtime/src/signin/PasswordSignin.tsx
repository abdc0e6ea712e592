import { isApiError, type DetailsOf } from '@flower-market/api-client'
import { useSetAtom } from 'jotai'
import { useState, type ComponentType, type ReactNode, type RefObject } from 'react'
import { CurrentPasswordField } from '../forms/CurrentPasswordField.tsx'
import { useForm } from '../forms/use-form.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { signInAtom } from '../session/session.atoms.ts'
import { AuthForm } from './AuthForm.tsx'
import { EmailField, type EmailFieldProps } from './EmailField.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import {
  findProblems,
  toFormErrors,
  readCredentials,
  type Credentials,
  type SigninProblems,
} from './password-signin.ts'

export interface PasskeySigninProps {
  onSignedIn: (() => void) | undefined
}

export interface PasswordSigninProps {
  /** Whose password is asked for, to begin with. */
  email?: string
  /** The field of the email. @default one that keeps nothing */
  EmailInput?: ComponentType<Pick<EmailFieldProps, 'error' | 'defaultValue'>>
  passwordRef?: RefObject<HTMLInputElement | null>
  /** What follows a sign-in. @default nothing: the page's guard leads on to the page that was first asked for */
  onSignedIn?: () => void
  /** `post` where the server answers the form, too, as long as the page's script is not there. @default 'dialog', which sends nothing */
  method?: 'post' | 'dialog'
  /** What the server found wrong with what the browser sent. */
  refused?: SigninProblems | undefined
  /** Takes the second step by a passkey, where the person has one and the app has a way to ask for it. */
  Passkey?: ComponentType<PasskeySigninProps> | undefined
  /** What stands below the password. */
  children?: ReactNode
}

/** Signing in by email and password, and for staff by the code of their second factor. */
export function PasswordSignin({
  email,
  EmailInput = EmailField,
  passwordRef,
  onSignedIn,
  method,
  refused,
  Passkey,
  children,
}: PasswordSigninProps) {
  const t = useTranslate()
  const signIn = useSetAtom(signInAtom)
  const [asked, setAsked] = useState<DetailsOf<'second-factor-needed'> | null>(null)
  const send = async (credentials: Credentials): Promise<void> => {
    try {
      await signIn(credentials)
    } catch (error) {
      if (!isApiError(error, 'second-factor-needed')) throw error
      setAsked(error.details)
      return
    }
    onSignedIn?.()
  }
  const { problems, isSending, submit } = useForm({
    read: readCredentials,
    findProblems,
    send,
    toFormErrors,
    refused,
  })
  if (asked !== null) {
    return (
      <SecondFactorForm onSignedIn={onSignedIn} onBack={() => setAsked(null)}>
        {asked.hasPasskey && Passkey && <Passkey onSignedIn={onSignedIn} />}
      </SecondFactorForm>
    )
  }
  return (
    <AuthForm
      method={method}
      onSubmit={submit}
      problem={problems.form}
      isSending={isSending}
      submitLabel={t('signin.submit')}
    >
      <EmailInput error={problems.email} defaultValue={email} />
      <CurrentPasswordField ref={passwordRef} label={t('signin.password')} error={problems.password} />
      {children}
    </AuthForm>
  )
}
