/** Fewest characters of a new password. */
export const passwordMinLength = 10

/** Most characters of a password. */
export const passwordMaxLength = 128

/** Why a new password is refused. */
export const passwordIssues = ['too-short', 'too-long', 'personal', 'shop-words', 'too-common'] as const

/** Why a new password is refused. */
export type PasswordIssue = (typeof passwordIssues)[number]

const shortestPersonalWord = 4

/** Words of this shop that a guesser of its passwords tries, longer ones before their beginnings. */
const shopWords = ['flowers', 'flower', 'market', 'цветочный', 'цветы', 'цветок', 'розы', 'рынок']

/** Words about the person that an attacker would try first. */
function personalWords(person: readonly string[]): string[] {
  return person
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= shortestPersonalWord)
}

function without(text: string, words: readonly string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(word, ''), text)
}

function countLetters(text: string): number {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '').length
}

/**
 * What is wrong with a new password, or null: only its length matters, there is no rule about kinds of characters
 * (OWASP ASVS 5.0, 6.2). `person` holds publicly known words (email, names); `isCommon` tells whether a password is in
 * a list of leaked ones, which only the server has.
 */
export function findPasswordIssue(
  password: string,
  person: readonly string[] = [],
  isCommon: (password: string) => boolean = () => false,
): PasswordIssue | null {
  const length = [...password].length
  if (length < passwordMinLength) return 'too-short'
  if (password.length > passwordMaxLength) return 'too-long'
  const lower = password.toLowerCase()
  const impersonal = without(lower, personalWords(person))
  const rest = without(impersonal, shopWords)
  // A name inside a long phrase is allowed; a name with a year or punctuation is not, nor a whole email.
  if (rest !== lower && countLetters(rest) < passwordMinLength / 2) {
    return impersonal === lower ? 'shop-words' : 'personal'
  }
  return isCommon(lower) ? 'too-common' : null
}
