import { Banner, Button, Skeleton } from '@flower-market/ui'
import { AuthPage } from '@flower-market/app-runtime/signin'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useCheckedLink } from '../use-checked-link.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Lets somebody whose link is good set a new password. */
export function NewPassword({ token }: { token: string }) {
  const t = useTranslate()
  const { state, checkAgain } = useCheckedLink(token)
  return (
    <AuthPage
      title={t('auth.newPassword')}
      lead={t(state === 'checking' ? 'auth.checkingLink' : 'auth.newPasswordLead')}
    >
      {state === 'checking' && <Skeleton shape="block" height="130px" />}
      {state === 'good' && <NewPasswordForm token={token} />}
      {typeof state === 'object' && (
        <>
          <Banner tone="danger" role="alert">
            {t(state.problem)}
          </Banner>
          <Button onClick={checkAgain}>{t('runtime.retry')}</Button>
        </>
      )}
    </AuthPage>
  )
}
