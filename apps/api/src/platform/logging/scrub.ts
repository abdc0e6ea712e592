/** After a path: everything from the `?` or `#` on, except the line and column of a stack. */
const queryOrFragment = /(?<=\/[^\s?#"'()]{0,200})[?#][^\s"'()]*?(?=(?::\d+){0,2}(?:[\s"'()]|$))/gu
const emailAddress = /[^\s@"'<>(),;:/]{1,64}(?:@|%40)[^\s@"'<>(),;:/]{1,255}\.\p{L}{2,}/giu
/** Phones, cards, accounts: nine digits or more, however they are grouped. */
const longNumber = /\+?\d(?:[\s()-]{0,3}\d){8,}/gu
const longWord = /(?<![\w-])[\w-]{20,}(?![\w-]|\.[cm]?[jt]sx?\b)/gu
const quotation = /"[^"\n]*"/gu

/** Names in code are made of words; secrets are not. */
function isName(word: string): boolean {
  return /^[_A-Z]?[a-z]{2,}(?:[-_]?[A-Z]?[a-z]{2,})*$/u.test(word)
}
function isQuotedName(quoted: string): boolean {
  return /^"[A-Za-z_]*"$/u.test(quoted)
}

/** Takes out of a text what may identify a person or grant access: addresses, numbers, secrets, quoted input. */
export function scrub(text: string): string {
  return text
    .replaceAll(queryOrFragment, '')
    .replaceAll(quotation, (quoted) => (isQuotedName(quoted) ? quoted : '"…"'))
    .replaceAll(emailAddress, '[email]')
    .replaceAll(longNumber, '[number]')
    .replaceAll(longWord, (word) => (isName(word) ? word : '[secret]'))
}
