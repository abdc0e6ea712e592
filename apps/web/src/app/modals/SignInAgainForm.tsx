import { maxLengths } from '@flower-market/api-client'
import { passwordMaxLength } from '@flower-market/flower-domain'
import { PasswordField, TextField } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import type { RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { AuthForm } from '../../components/auth-page/AuthForm.tsx'
import { AuthLink } from '../../components/auth-page/AuthLink.tsx'
import {
  findProblems,
  toFormErrors,
  readCredentials,
  type Credentials,
} from '../../components/auth-page/password-signin.ts'
import { useForm } from '@flower-market/app-runtime/forms'
import { stripLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { destroyModalAtom } from '../../state/modal.atoms.ts'
import { invalidateAllAtom } from '@flower-market/app-runtime/server-data'
import { signInAtom } from '@flower-market/app-runtime/session'

export interface SignInAgainFormProps {
  /** Whose session ended. Somebody else may sign in as well; the page is then loaded anew. */
  email: string
  passwordRef: RefObject<HTMLInputElement | null>
}

/** Asks for the password; then the page goes on, and what could not be read is read. */
export function SignInAgainForm({ email, passwordRef }: SignInAgainFormProps) {
  const t = useTranslate()
  const signIn = useSetAtom(signInAtom)
  const close = useSetAtom(destroyModalAtom)
  const readAgain = useSetAtom(invalidateAllAtom)
  const { pathname, search } = useLocation()
  const send = async (credentials: Credentials): Promise<void> => {
    await signIn(credentials)
    close()
    readAgain()
  }
  const { problems, isSending, submit } = useForm({ read: readCredentials, findProblems, send, toFormErrors })
  return (
    <AuthForm onSubmit={submit} problem={problems.form} isSending={isSending} submitLabel={t('auth.submit')}>
      <TextField
        name="email"
        type="email"
        label={t('auth.email')}
        error={problems.email && t(problems.email)}
        defaultValue={email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLengths.email}
        required
      />
      <PasswordField
        ref={passwordRef}
        name="password"
        label={t('auth.password')}
        error={problems.password && t(problems.password)}
        revealLabel={t('forms.show')}
        hideLabel={t('forms.hide')}
        autoComplete="current-password"
        maxLength={passwordMaxLength}
        required
      />
      <AuthLink to={paths.signin(stripLocale(pathname) + search)} onClick={() => close()}>
        {t('auth.otherWay')}
      </AuthLink>
    </AuthForm>
  )
}
