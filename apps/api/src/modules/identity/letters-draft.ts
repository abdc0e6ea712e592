import type { Locale } from '@flower-market/flower-domain'
import type { Mail } from '../../ports/mail/mail-port.ts'

interface Letter {
  readonly to: string
  readonly locale: Locale
  readonly name: string
  readonly link: string
}
const write =
  (what: string) =>
  ({ to, locale, name, link }: Letter): Mail => ({
    to,
    subject: `${what} ${locale}`,
    text: `${name}: ${link}`,
    link,
  })
export const signUpLetter = write('sign-up')
export const alreadyRegisteredLetter = write('already')
export const recoveryLetter = write('recovery')
export const signInCodeText = (locale: Locale, code: string): string => `${locale} ${code}`
