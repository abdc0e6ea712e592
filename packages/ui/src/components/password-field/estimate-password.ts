/** From 0 (nothing, or guessed at once) to 4 (strong). */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', '1234567890']
const commonWords = [
  'password',
  'passw0rd',
  'admin',
  'login',
  'letmein',
  'welcome',
  'пароль',
  'привет',
  'gfhjkm',
]
const classes: [RegExp, number][] = [
  [/\d/, 10],
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[а-яё]/, 33],
  [/[А-ЯЁ]/, 33],
  [/[^\p{L}\p{N}]/u, 20],
]
// Bits that an attacker has to try: an online guess is safe from about 30 on, a stolen hash of a good kind from about 60.
const bitsOfScore = [18, 34, 50, 66]
// A repeated or neighboring character adds almost nothing to guess.
const followerWorth = 0.2

function areNeighbours(a: string, b: string) {
  return (
    a === b ||
    Math.abs((a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)) === 1 ||
    rows.some((row) => row.includes(a + b) || row.includes(b + a))
  )
}

/**
 * Estimates how hard a password is to guess: length and kinds of characters, minus sequences, keyboard rows, common
 * words and the given words (the user's name or email). It refuses nothing.
 */
export function estimatePassword(password: string, ownWords: readonly string[] = []): PasswordScore {
  const known = [...commonWords, ...ownWords.flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))]
  const bare = known
    .filter((word) => word.length > 3)
    .reduce((text, word) => text.replaceAll(word, word.charAt(0)), password.toLowerCase())
  const characters = [...bare]
  const length = characters.reduce((sum, character, index) => {
    const before = characters[index - 1]
    return sum + (before !== undefined && areNeighbours(before, character) ? followerWorth : 1)
  }, 0)
  const pool = classes.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
  const bits = length * Math.log2(Math.max(pool, 1))
  return bitsOfScore.filter((least) => bits >= least).length as PasswordScore
}
