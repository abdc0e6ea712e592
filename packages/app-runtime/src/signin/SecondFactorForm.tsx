import { TextLink } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useForm } from '../forms/use-form.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { signInBySecondFactorAtom } from '../session/session.atoms.ts'
import { AuthForm } from './AuthForm.tsx'
import { findCodeProblems, readCode, toCodeErrors } from './second-factor-code.ts'
import { SecondFactorField } from './SecondFactorField.tsx'

export interface SecondFactorFormProps {
  onSignedIn: (() => void) | undefined
  /** The password has to be given again, or somebody else's. */
  onBack: () => void
  /** Another way to take it, above the code. */
  children?: ReactNode
}

/** The second step of signing in: a code of the authenticator, or a recovery code. */
export function SecondFactorForm({ onSignedIn, onBack, children }: SecondFactorFormProps) {
  const t = useTranslate()
  const signIn = useSetAtom(signInBySecondFactorAtom)
  const { problems, isSending, submit } = useForm({
    read: readCode,
    findProblems: findCodeProblems,
    send: async (code) => {
      await signIn(code)
      onSignedIn?.()
    },
    toFormErrors: toCodeErrors,
  })
  return (
    <AuthForm
      onSubmit={submit}
      problem={problems.form}
      isSending={isSending}
      submitLabel={t('signin.submit')}
    >
      {children}
      <SecondFactorField label={t('signin.code')} hint={t('signin.codeHint')} error={problems.code} />
      <div>
        <TextLink asChild>
          <button type="button" onClick={onBack}>
            {t('signin.backToPassword')}
          </button>
        </TextLink>
      </div>
    </AuthForm>
  )
}
