import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router-dom'
import { AuthForm } from '../../components/auth-page/AuthForm.tsx'
import { AuthLink } from '../../components/auth-page/AuthLink.tsx'
import { AuthPage } from '../../components/auth-page/AuthPage.tsx'
import { emailProblems, readEmail } from '../../components/auth-page/email-problem.ts'
import { EmailField } from '../../components/auth-page/EmailField.tsx'
import { problemOf } from '../../forms/form-problems.ts'
import { useForm } from '../../forms/use-form.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { paths } from '../../paths.ts'
import { keepReturn } from '../../shell/keep-return.ts'
import { useGo } from '../../shell/use-go.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { sendMailAtom } from '../../state/mail-sendings.atoms.ts'

/** Asks for a link to set a new password. */
const RecoveryScreen = () => {
  const t = useTranslate()
  const go = useGo()
  const { search } = useLocation()
  const sendMail = useSetAtom(sendMailAtom)
  usePageTitle('auth.recovery')
  const { problems, isSending, submit } = useForm({
    read: readEmail,
    findProblems: emailProblems,
    send: async (email) => {
      await sendMail({ call: 'recovery', email })
      go(keepReturn(paths.recoveryCheckMail(email), search))
    },
    problemsOf: (error) => ({ form: problemOf(error) }),
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
