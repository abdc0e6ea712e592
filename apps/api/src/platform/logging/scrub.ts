/** Beyond this many characters a text is cut before any expression reads it: a stack has fewer. */
const longestText = 8000

const quotation = /"[^"\n]*(?:"|$)/gu
/** A word of a path, an address or a stack. */
const unit = /[^\s"'()]+/gu
const lineAndColumn = /^(?::\d{1,9}){1,2}$/u
/** What may hold an email address: its parts are separated by `@`, in paths by `%40`. */
const addressed = /[^\s"'<>(),;:/]+/gu
const domainEnd = /\.\p{L}{2}/u
/** Phones, cards, accounts: nine digits or more, however they are grouped. */
const digitGroups = /\+?\d(?:[\s()-]*\d)+/gu
const digitsOfNumber = 9
const codeWord = /[\w-]+/gu
const lengthOfSecret = 20
const fileExtension = /^\.[cm]?[jt]sx?\b/u

/** Names in code are made of words; secrets are not. */
function isName(word: string): boolean {
  return /^[_A-Z]?[a-z]{2,}(?:[-_]?[A-Z][a-z]{2,}|[-_][a-z]{2,})*$/u.test(word)
}

function isQuotedName(quoted: string): boolean {
  return /^"[A-Za-z_]*"$/u.test(quoted)
}

/** Without a word that the cut has divided: half an address would not be recognized. */
function cutToLength(text: string): string {
  if (text.length <= longestText) return text
  const start = text.slice(0, longestText)
  return `${start.slice(0, Math.max(...[' ', '\n', '/'].map((end) => start.lastIndexOf(end))) + 1)}…`
}

/** Without everything from the `?` or `#` after a path on, except the line and column of a stack. */
function withoutQuery(word: string): string {
  const slash = word.indexOf('/')
  const query = slash === -1 ? -1 : word.slice(slash).search(/[?#]/u)
  if (query === -1) return word
  const kept = word.slice(0, slash + query)
  const pieces = word.slice(slash + query).split(':')
  for (const count of [2, 1]) {
    const position = pieces.length > count ? `:${pieces.slice(-count).join(':')}` : ''
    if (lineAndColumn.test(position)) return kept + position
  }
  return kept
}

function isEmailAddress(word: string): boolean {
  const [, ...domains] = word.split(/@|%40/u)
  return domains.some((domain) => domainEnd.test(domain))
}

function isLongNumber(text: string): boolean {
  return text.replaceAll(/\D/gu, '').length >= digitsOfNumber
}

function isSecretWord(word: string, rest: string): boolean {
  return word.length >= lengthOfSecret && !isName(word) && !fileExtension.test(rest)
}

/**
 * Takes out of a text what may identify a person or grant access: addresses, numbers, secrets, quoted input. Its time
 * grows with the length of the text and no faster, since anybody may send what is logged.
 */
export function scrub(text: string): string {
  return cutToLength(text)
    .replaceAll(unit, withoutQuery)
    .replaceAll(quotation, (quoted) => (isQuotedName(quoted) ? quoted : '"…"'))
    .replaceAll(addressed, (word) => (isEmailAddress(word) ? '[email]' : word))
    .replaceAll(digitGroups, (digits) => (isLongNumber(digits) ? '[number]' : digits))
    .replaceAll(codeWord, (word, offset: number, whole: string) =>
      isSecretWord(word, whole.slice(offset + word.length, offset + word.length + 6)) ? '[secret]' : word,
    )
}
