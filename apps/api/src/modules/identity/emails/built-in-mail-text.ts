import type { Locale, MailKind, MailText } from '@flower-market/flower-domain'
import { emailTexts, type LetterText, type LetterTexts } from './email-texts.ts'
import { noticeLetters } from './notice-letters.ts'
import { secondFactorLetters, type SecondFactorNews } from './second-factor-letters.ts'
import { webhookLetters, type WebhookLetter } from './webhook-letters.ts'

/** The mail about each thing that happens to a webhook. */
export const webhookKinds = { made: 'webhookMade', paused: 'webhookPaused' } as const satisfies Readonly<
  Record<WebhookLetter, MailKind>
>

/** The mail about each thing that happens to a second factor. */
export const secondFactorKinds = {
  set: 'secondFactorSet',
  codes: 'secondFactorCodes',
  removed: 'secondFactorRemoved',
  'passkey-added': 'passkeyAdded',
  'passkey-removed': 'passkeyRemoved',
} as const satisfies Readonly<Record<SecondFactorNews, MailKind>>

type Letters = Readonly<Record<MailKind, LetterText | LetterTexts['orderUnpaid']>>

function lettersIn(locale: Locale): Letters {
  const { signInCode: _signInCode, ...texts } = emailTexts[locale]
  const { cutoffNear, moneyArrived, priceFell, questionAsked } = noticeLetters[locale]
  const { made: webhookMade, paused: webhookPaused } = webhookLetters[locale]
  const ofSecondFactor = secondFactorLetters[locale]
  return {
    ...texts,
    cutoffNear,
    moneyArrived,
    priceFell,
    questionAsked,
    webhookMade,
    webhookPaused,
    secondFactorSet: ofSecondFactor.set,
    secondFactorCodes: ofSecondFactor.codes,
    secondFactorRemoved: ofSecondFactor.removed,
    passkeyAdded: ofSecondFactor['passkey-added'],
    passkeyRemoved: ofSecondFactor['passkey-removed'],
  }
}

const allLetters: Readonly<Record<Locale, Letters>> = { ru: lettersIn('ru'), en: lettersIn('en') }

/** The text of a mail that the product brings, with its placeholders. */
export function builtInMailText(kind: MailKind, locale: Locale): MailText {
  const letter = allLetters[locale][kind]
  const { subject, before, after } = typeof letter === 'function' ? letter('{number}') : letter
  return { subject, body: [before, '{link}', after].join('\n\n') }
}
