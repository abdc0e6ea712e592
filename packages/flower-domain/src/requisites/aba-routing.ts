/** First two digits that the American Bankers Association assigns. */
function isAssigned(prefix: number): boolean {
  return prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72) || prefix === 80
}

/** Whether a text is a routing number of a bank in the USA: nine digits, an assigned prefix, the 3-7-1 check. */
export function isAbaRouting(text: string): boolean {
  if (!/^\d{9}$/u.test(text) || !isAssigned(Number(text.slice(0, 2)))) return false
  const sum = [...text].reduce(
    (total, digit, place) => total + Number(digit) * ([3, 7, 1][place % 3] ?? 0),
    0,
  )
  return sum % 10 === 0
}
