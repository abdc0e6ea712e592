import { newSessionSecret } from '../session-secret.ts'

/** What each token begins with, so that programs that look for leaked secrets recognize one. */
const prefix = 'fmt_'

/** A new token: the prefix and 256 random bits. */
export function newApiToken(): string {
  return `${prefix}${newSessionSecret()}`
}

/** Whether a text is the token of a program, and not that of a page. */
export function isApiToken(text: string): boolean {
  return text.startsWith(prefix)
}
