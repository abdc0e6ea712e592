import { emailPattern, maxLengths } from '@flower-market/api-client'

/** Whether a text looks like an email address; only the mail that arrives proves one. */
export function isEmail(text: string): boolean {
  return text.length <= maxLengths.email && emailPattern.test(text)
}
