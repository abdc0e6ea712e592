import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router-dom'
import { AuthForm } from '@flower-market/app-runtime/signin'
import { AuthLink } from '../../components/auth-page/AuthLink.tsx'
import { AuthPage } from '@flower-market/app-runtime/signin'
import { emailProblems, readEmail } from '@flower-market/app-runtime/signin'
import { EmailField } from '../../components/auth-page/EmailField.tsx'
import { toFormError, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { withReturnTo, useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { sendMailAtom } from '../../state/mail-cooldowns.atoms.ts'

/** Asks for a link to set a new password. */
function RecoveryScreen() {
  const t = useTranslate()
  const go = useLocalizedNavigate()
  const { search } = useLocation()
  const sendMail = useSetAtom(sendMailAtom)
  const { problems, isSending, submit } = useForm({
    read: readEmail,
    findProblems: emailProblems,
    send: async (email) => {
      await sendMail({ call: 'recovery', email })
      go(withReturnTo(paths.recoveryCheckMail(email), search))
    },
    toFormErrors: (error) => ({ form: toFormError(error) }),
  })
  return (
    <AuthPage
      title={t('auth.recovery')}
      lead={t('auth.recoveryLead')}
      links={
        <>
          <AuthLink to={paths.signin()}>{t('auth.toSignin')}</AuthLink>
          <AuthLink to={paths.signup()}>{t('auth.toSignup')}</AuthLink>
        </>
      }
    >
      <AuthForm
        onSubmit={submit}
        problem={problems.form}
        isSending={isSending}
        submitLabel={t('auth.sendLink')}
      >
        <EmailField error={problems.email} />
      </AuthForm>
    </AuthPage>
  )
}

export default RecoveryScreen
