/** Cyrillic letters that may stand at the sixth place of an account in a clearing currency, for the digits from 0. */
const clearingLetters = 'АВСЕНКМРТХ'
const latinLetters = 'ABCEHKMPTX'

/** Whether a text is a bank identification code of the Bank of Russia (БИК). */
export function isBik(text: string): boolean {
  return /^0[1-9]\d{7}$/u.test(text)
}

/** The digits of a 20-digit account, or null where it is none. */
function accountDigits(account: string): string | null {
  const letter = account[5] ?? ''
  const digit = Math.max(clearingLetters.indexOf(letter), latinLetters.indexOf(letter))
  const digits = letter !== '' && digit >= 0 ? `${account.slice(0, 5)}${digit}${account.slice(6)}` : account
  return /^\d{20}$/u.test(digits) ? digits : null
}

/** The key of an account (Bank of Russia, order 515 of 1997): the weights 7, 1, 3 over three digits of the bank and the account. */
function hasRightKey(bankDigits: string, digits: string): boolean {
  const sum = [...`${bankDigits}${digits}`].reduce(
    (total, digit, place) => total + ((Number(digit) * ([7, 1, 3][place % 3] ?? 0)) % 10),
    0,
  )
  return sum % 10 === 0
}

/** Whether a settlement account (расчётный счёт) belongs to the bank with this BIK, by its check digit. */
export function isSettlementAccount(account: string, bik: string): boolean {
  const digits = accountDigits(account)
  return digits !== null && isBik(bik) && hasRightKey(bik.slice(-3), digits)
}

/**
 * Whether a correspondent account (корреспондентский счёт) belongs to the bank with this BIK: it is kept at the Bank of
 * Russia, begins with 301, or with 401 for the treasury, and has its own rule for the check digit.
 */
export function isCorrespondentAccount(account: string, bik: string): boolean {
  const digits = accountDigits(account)
  return (
    digits !== null && isBik(bik) && /^[34]01/u.test(digits) && hasRightKey(`0${bik.slice(4, 6)}`, digits)
  )
}
