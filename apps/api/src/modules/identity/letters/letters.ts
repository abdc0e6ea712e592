import type { Locale } from '@flower-market/flower-domain'
import type { Mail } from '../../../ports/mail/mail-port.ts'
import { letterTexts, type LetterTexts } from './letter-texts.ts'

/** Whom a letter goes to, in which language, and where its link leads. */
export interface Letter {
  readonly to: string
  readonly locale: Locale
  readonly name: string
  readonly link: string
}

type LetterName = 'signUp' | 'alreadyRegistered' | 'recovery' | 'passwordChanged'

/**
 * A stranger may join with a foreign address: what he writes as his name must not make the letter his. Letters, spaces
 * and what stands inside of names, so no address, no second line.
 */
const printableName = /^[\p{L}\p{M}'’ -]{1,60}$/u

const write =
  (letter: LetterName) =>
  ({ to, locale, name, link }: Letter): Mail => {
    const texts: LetterTexts = letterTexts[locale]
    const { subject, before, after } = texts[letter]
    const greeting = texts.greeting(printableName.test(name) ? name : null)
    return { to, subject, text: `${[greeting, before, link, after, texts.shop].join('\n\n')}\n`, link }
  }

/** Asks to confirm an address; the link makes the person. */
export const signUpLetter = write('signUp')

/** Tells somebody that their address is taken, by themselves; the link leads to a new password. */
export const alreadyRegisteredLetter = write('alreadyRegistered')

/** The link to a new password. */
export const recoveryLetter = write('recovery')

/** Tells that the password was changed; the link leads to a new one. */
export const passwordChangedLetter = write('passwordChanged')

/** The short message with the code to sign in by phone. */
export const signInCodeText = (locale: Locale, code: string): string => letterTexts[locale].signInCode(code)
