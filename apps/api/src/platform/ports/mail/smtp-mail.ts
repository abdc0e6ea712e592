import { createTransport } from 'nodemailer'
import type { MailSettings } from '../../config.ts'
import { ProviderError } from '../provider-error.ts'
import type { MailPort } from './mail-port.ts'

const submissionPort = 587
const tlsPort = 465

/** Sends mails through an SMTP server, each in a connection of its own; without TLS only where the address says so. */
export function smtpMail({ url, from }: MailSettings, timeoutMs = 15_000): MailPort {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const isTls = protocol === 'smtps:'
  const isPlain = searchParams.get('tls') === 'none'
  const transport = createTransport({
    host: hostname,
    port: port === '' ? (isTls ? tlsPort : submissionPort) : Number(port),
    secure: isTls,
    requireTLS: !isTls && !isPlain,
    ignoreTLS: isPlain,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text }) => {
      await transport
        .sendMail({
          from,
          // As an object it is one address, whatever commas it has.
          to: { name: '', address: to },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        .catch((error: unknown) => {
          throw new ProviderError('SMTP', describe(error))
        })
    },
  }
}

/** The codes alone: messages of mail servers repeat the address. */
function describe(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const answer = typeof responseCode === 'number' ? `, answer ${responseCode}` : ''
  return `${typeof code === 'string' ? code : 'not sent'}${answer}`
}
