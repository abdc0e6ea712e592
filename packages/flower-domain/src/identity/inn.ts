const companyWeights = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const personWeights = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
]

function checkDigit(digits: readonly number[], weights: readonly number[]): number {
  return (weights.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0) % 11) % 10
}

/**
 * Whether a text is a Russian taxpayer number (ИНН): ten digits of a company or twelve of a person, with right check
 * digits.
 */
export function isInn(text: string): boolean {
  if (!/^(?:\d{10}|\d{12})$/u.test(text) || /^0+$/u.test(text)) return false
  const digits = [...text].map(Number)
  const weights = digits.length === 10 ? [companyWeights] : personWeights
  return weights.every((row) => checkDigit(digits, row) === digits[row.length])
}
