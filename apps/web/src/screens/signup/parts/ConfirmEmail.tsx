import type { Session } from '@flower-market/api-client'
import { Banner, Button, Skeleton } from '@flower-market/ui'
import { AuthLink } from '../../../components/auth-page/AuthLink.tsx'
import { AuthPage } from '@flower-market/app-runtime/signin'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { useJoin } from '../use-join.ts'
import { SignupPassword } from './SignupPassword.tsx'

export interface ConfirmEmailProps {
  token: string
  /** Who is signed in already: nobody is signed out by a link that a stranger may have sent. */
  present: Session | null
}

/**
 * Confirms the address: by itself for a guest, after a question for somebody who is signed in, and by the form's password in
 * another browser than that of the form.
 */
export function ConfirmEmail({ token, present }: ConfirmEmailProps) {
  const t = useTranslate()
  const { problem, isJoining, isPasswordNeeded, follow, followWithPassword } = useJoin(
    token,
    present === null,
  )
  if (isPasswordNeeded) return <SignupPassword onSend={followWithPassword} />
  const isAsking = present !== null || problem !== null
  const lead =
    present === null ? t('auth.confirmingEmail') : t('auth.confirmAsAnother', { email: present.email })
  return (
    <AuthPage
      title={t('auth.confirmEmail')}
      lead={problem === null ? lead : undefined}
      links={present && <AuthLink to={paths.catalog()}>{t('auth.toCatalog')}</AuthLink>}
    >
      {problem !== null && (
        <Banner tone="danger" role="alert">
          {t(problem)}
        </Banner>
      )}
      {isAsking ? (
        <Button tone="primary" size="l" loading={isJoining} onClick={() => void follow()}>
          {problem === null ? t('auth.confirmAndSignIn') : t('runtime.retry')}
        </Button>
      ) : (
        <Skeleton shape="block" height="50px" />
      )}
    </AuthPage>
  )
}
