const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u

/** Whether a text looks like an email address; only the mail that arrives proves one. */
export const isEmail = (text: string): boolean => text.length <= 254 && email.test(text)
