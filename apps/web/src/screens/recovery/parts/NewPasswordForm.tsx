import { isApiError } from '@flower-market/api-client'
import { useAtomValue, useSetAtom } from 'jotai'
import { AuthForm } from '@flower-market/app-runtime/signin'
import { NewPasswordField, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { apiAtom, callAsGuest, authenticateAtom, sessionAtom } from '@flower-market/app-runtime/session'
import { findProblems, toFormErrors, readPassword } from '../new-password.ts'

/** Sets the new password; the link is used up then, and all of the person's sessions end. */
export function NewPasswordForm({ token }: { token: string }) {
  const t = useTranslate()
  const go = useLocalizedNavigate()
  const api = useAtomValue(apiAtom)
  const session = useAtomValue(sessionAtom)
  const authenticate = useSetAtom(authenticateAtom)
  const send = async (password: string): Promise<void> => {
    try {
      await callAsGuest(api, 'recoveryVerify', { body: { token, password } })
    } catch (error) {
      if (!isApiError(error, 'link-expired')) throw error
      go(paths.recoveryExpired(), { replace: true })
      return
    }
    if (session !== null) await authenticate()
    go(paths.recoveryConfirmed(), { replace: true })
  }
  const { problems, isSending, submit } = useForm({ read: readPassword, findProblems, send, toFormErrors })
  return (
    <AuthForm
      onSubmit={submit}
      problem={problems.form}
      isSending={isSending}
      submitLabel={t('auth.savePassword')}
    >
      <NewPasswordField label={t('auth.newPassword')} error={problems.password} />
    </AuthForm>
  )
}
