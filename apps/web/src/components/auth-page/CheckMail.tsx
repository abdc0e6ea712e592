import { Banner } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useRouteParams } from '@flower-market/app-runtime/routes'
import { isEmail, toFormError, SendAgain } from '@flower-market/app-runtime/forms'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { NotFoundPage } from '@flower-market/app-runtime/errors'
import { mailKey, mailRetriesAtom, sendMailAtom, type MailCall } from '../../state/mail-cooldowns.atoms.ts'
import { AuthLink } from './AuthLink.tsx'
import { AuthPage } from '@flower-market/app-runtime/signin'
import styles from './CheckMail.module.css'
import { SandboxInboxHint } from './SandboxInboxHint.tsx'

export interface CheckMailProps {
  call: MailCall
  /** Says what was sent where; has `{address}`. */
  lead: MessageId
  /** Where the address can be mended. */
  back: string
}

type Sending = 'idle' | 'sending' | 'sent' | { readonly problem: MessageId }

function useSendAgain(call: MailCall, email: string) {
  const send = useSetAtom(sendMailAtom)
  const [sending, setSending] = useState<Sending>('idle')
  const sendAgain = (): void => {
    setSending('sending')
    send({ call, email })
      .then(() => setSending('sent'))
      .catch((error: unknown) => setSending({ problem: toFormError(error) }))
  }
  return { sending, sendAgain }
}

function MailSent({ email, call, lead, back }: CheckMailProps & { email: string }) {
  const t = useTranslate()
  const { [mailKey(call, email)]: retryAtMs = null } = useAtomValue(mailRetriesAtom)
  const { sending, sendAgain } = useSendAgain(call, email)
  return (
    <AuthPage
      title={t('auth.checkMail')}
      lead={t.rich(lead, { address: <strong className={styles.address}>{email}</strong> })}
      links={<AuthLink to={back}>{t('auth.anotherEmail')}</AuthLink>}
    >
      <SandboxInboxHint />
      <div className={styles.again}>
        <p className={styles.hint}>{t('auth.noMail')}</p>
        <SendAgain retryAtMs={retryAtMs} isSending={sending === 'sending'} onSend={sendAgain} />
        <output className={styles.sent}>{sending === 'sent' && t('auth.mailSentAgain')}</output>
      </div>
      {typeof sending === 'object' && (
        <Banner tone="danger" role="alert">
          {t(sending.problem)}
        </Banner>
      )}
    </AuthPage>
  )
}

/** A mail is on its way to the address in the page's path; it can be asked for again in time. */
export function CheckMail(props: CheckMailProps) {
  const { email = '' } = useRouteParams()
  return isEmail(email) ? <MailSent key={email} {...props} email={email} /> : <NotFoundPage />
}
