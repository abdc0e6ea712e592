import type { Locale } from '../identity/locale.ts'
import { operators } from '../operator/operator.ts'

/** The mails about a thing with a number: an order, a request or a payment. */
const numberedMails = [
  'orderUnpaid',
  'orderCanceled',
  'orderPlacedForYou',
  'claimDecided',
  'requestReceived',
  'requestAnswered',
  'requestDeclined',
  'requestExpired',
  'moneyArrived',
] as const

/** What the shop mails to people, one kind for each cause. */
export const mailKinds = [
  'signUp',
  'alreadyRegistered',
  'recovery',
  'invitation',
  'passwordChanged',
  'verificationApproved',
  'verificationRejected',
  ...numberedMails,
  'standingOrderAnnounced',
  'standingOrderPlaced',
  'standingOrderPaused',
  'cutoffNear',
  'priceFell',
  'questionAsked',
  'apiTokenMade',
  'webhookMade',
  'webhookPaused',
  'secondFactorSet',
  'secondFactorCodes',
  'secondFactorRemoved',
  'passkeyAdded',
  'passkeyRemoved',
] as const

/** A kind of mail. */
export type MailKind = (typeof mailKinds)[number]

/** A mail with placeholders in braces; the greeting and the name of the shop stand around its body. */
export interface MailText {
  readonly subject: string
  readonly body: string
}

/** What a placeholder stands for: the page that the mail leads to, the shop's name, the number of the order, request or payment. */
export type MailPlaceholder = 'link' | 'shop' | 'number'

const placeholder = /\{([^{}]*)\}/gu

/** What the body of a kind may name. Its link has to stand there, and the number of what it is about in the subject or the body. */
export function mailPlaceholders(kind: MailKind): readonly MailPlaceholder[] {
  const isNumbered = (numberedMails as readonly MailKind[]).includes(kind)
  return isNumbered ? ['link', 'number', 'shop'] : ['link', 'shop']
}

/** What is wrong with a text of a mail. */
export type MailTextProblem =
  | { readonly field: keyof MailText; readonly problem: 'empty' | 'line-break' | 'lone-brace' }
  | { readonly field: keyof MailText; readonly problem: 'unknown-placeholder'; readonly name: string }
  | { readonly field: 'body'; readonly problem: 'link-missing' | 'link-not-alone' | 'number-missing' }

function findFieldProblem(
  field: keyof MailText,
  text: string,
  allowed: readonly string[],
): MailTextProblem | null {
  if (text.trim() === '') return { field, problem: 'empty' }
  const unknown = [...text.matchAll(placeholder)].find(([, name]) => !allowed.includes(name ?? ''))
  if (unknown !== undefined) return { field, problem: 'unknown-placeholder', name: unknown[1] ?? '' }
  return /[{}]/u.test(text.replaceAll(placeholder, '')) ? { field, problem: 'lone-brace' } : null
}

/** The first thing that is wrong in each field; none when the mail can be sent so. */
export function findMailTextProblems(kind: MailKind, { subject, body }: MailText): MailTextProblem[] {
  const allowed = mailPlaceholders(kind)
  const ofSubject = /[\r\n]/u.test(subject)
    ? ({ field: 'subject', problem: 'line-break' } as const)
    : findFieldProblem(
        'subject',
        subject,
        // A link in a subject is cut off by mail programs, and is what phishing looks like.
        allowed.filter((name) => name !== 'link'),
      )
  const ofBody = findFieldProblem('body', body, allowed) ?? findBodyProblem(allowed, { subject, body })
  return [ofSubject, ofBody].filter((problem) => problem !== null)
}

function findBodyProblem(allowed: readonly string[], { subject, body }: MailText): MailTextProblem | null {
  const links = body.split('{link}').length - 1
  if (links === 0) return { field: 'body', problem: 'link-missing' }
  const isAlone = body.split(/\r?\n/u).some((line) => line.trim() === '{link}')
  // Alone on its line, so that every mail program makes all of it a link.
  if (links > 1 || !isAlone) return { field: 'body', problem: 'link-not-alone' }
  const hasNumber = `${subject}${body}`.includes('{number}')
  return allowed.includes('number') && !hasNumber ? { field: 'body', problem: 'number-missing' } : null
}

/** Whom a mail goes to, and what stands in its placeholders. */
export interface MailValues {
  readonly locale: Locale
  readonly name: string
  readonly link: string
  /** For the kinds that are about something with a number. */
  readonly number?: number | undefined
}

/**
 * A stranger may join with a foreign address: what he writes as his name must not make the mail his. Letters, spaces
 * and what stands inside of names, so no address, no second line.
 */
const printableName = /^[\p{L}\p{M}'’ -]{1,60}$/u

function greetingOf({ locale, name }: MailValues): string {
  const isPrinted = printableName.test(name)
  if (locale === 'ru') return isPrinted ? `Здравствуйте, ${name}!` : 'Здравствуйте!'
  return isPrinted ? `Hello ${name},` : 'Hello,'
}

const sample = { link: 'https://flowers.example/history/10001', number: 10_001 } as const

/** What a preview fills in. */
export const sampleMailValues: Readonly<Record<Locale, MailValues>> = {
  ru: { ...sample, locale: 'ru', name: 'Роза' },
  en: { ...sample, locale: 'en', name: 'Rosa' },
}

/** The mail as it is sent: its placeholders filled, greeting and shop around the body. */
export function writeMail(text: MailText, values: MailValues): { subject: string; text: string } {
  const { shop } = operators[values.locale]
  const filled: Readonly<Record<string, string>> = {
    link: values.link,
    shop,
    number: String(values.number ?? ''),
  }
  const fill = (template: string): string =>
    template.replaceAll(placeholder, (whole, name: string) => filled[name] ?? whole)
  const body = fill(text.body).replaceAll('\r\n', '\n').trim()
  return { subject: fill(text.subject), text: `${[greetingOf(values), body, shop].join('\n\n')}\n` }
}
