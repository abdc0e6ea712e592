const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u

/** Whether a text looks like an email address; only the mail that arrives proves one. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && email.test(text)
}
