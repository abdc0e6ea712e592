import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { toFormError, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { sendMailAtom, type MailCall } from '../../state/mail-cooldowns.atoms.ts'
import { AuthForm } from '@flower-market/app-runtime/signin'
import { AuthPage } from '@flower-market/app-runtime/signin'
import { emailProblems, readEmail } from '@flower-market/app-runtime/signin'
import { EmailField } from './EmailField.tsx'

export interface LinkExpiredProps {
  call: MailCall
  /** What the link can no longer do. */
  lead: MessageId
  hint: MessageId
  /** The page that says that a mail is on its way. */
  gridCellOf: (email: string) => string
  links: ReactNode
}

/** A link that was used, or is too old; another one can be asked for. */
export function LinkExpired({ call, lead, hint, gridCellOf, links }: LinkExpiredProps) {
  const t = useTranslate()
  const go = useLocalizedNavigate()
  const sendMail = useSetAtom(sendMailAtom)
  const { problems, isSending, submit } = useForm({
    read: readEmail,
    findProblems: emailProblems,
    send: async (email) => {
      await sendMail({ call, email })
      go(gridCellOf(email))
    },
    toFormErrors: (error) => ({ form: toFormError(error) }),
  })
  return (
    <AuthPage title={t('auth.linkExpired')} lead={t(lead)} links={links}>
      <p>{t(hint)}</p>
      <AuthForm
        onSubmit={submit}
        problem={problems.form}
        isSending={isSending}
        submitLabel={t('auth.sendNewLink')}
      >
        <EmailField error={problems.email} />
      </AuthForm>
    </AuthPage>
  )
}
