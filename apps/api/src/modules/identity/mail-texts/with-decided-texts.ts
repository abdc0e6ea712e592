import { mailTexts } from '@flower-market/api-client/contract'
import { findMailTextProblems, writeMail, type MailText } from '@flower-market/flower-domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import type { Mail, MailPort, WrittenMail } from '../../../platform/ports/mail/mail-port.ts'
import { holdingDecision } from '../../settings/index.ts'

/** Sends mails of a kind, for which the operator may have decided another text. */
export interface IdentityMail {
  readonly isMissing: boolean
  send(mail: WrittenMail): Promise<void>
}

interface DecidedTexts {
  readonly database: Database
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Sends each mail with the text that the operator has decided, where one holds. What cannot be read or sent so is logged, and the
 * text that the product brings goes out: a wrong text must not keep a person from their password.
 */
export function withDecidedTexts(port: MailPort, { database, now, log }: DecidedTexts): IdentityMail {
  async function decidedText({ kind, values }: WrittenMail): Promise<MailText | null> {
    const decision = await holdingDecision(database.kysely, `mail.${kind}`, now())
    if (decision === undefined) return null
    const text = mailTexts.parse(decision.value)[values.locale]
    if (text === null || findMailTextProblems(kind, text).length === 0) return text
    throw new Error('The text cannot be sent.')
  }

  async function write(mail: WrittenMail): Promise<Mail> {
    const { kind, values, ...builtIn } = mail
    try {
      const text = await decidedText(mail)
      return text === null ? builtIn : { ...builtIn, ...writeMail(text, values) }
    } catch (error) {
      log.warn({ err: error, kind }, 'A mail is sent with the built-in text')
      return builtIn
    }
  }

  return {
    get isMissing() {
      return port.isMissing === true
    },
    send: async (mail) => port.send(await write(mail)),
  }
}
