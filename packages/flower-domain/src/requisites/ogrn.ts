/** Whether a text is the state registration number of a company (ОГРН, 13 digits) or a sole proprietor (ОГРНИП, 15 digits). */
export function isOgrn(text: string): boolean {
  if (!/^(?:\d{13}|\d{15})$/u.test(text) || /^0+$/u.test(text)) return false
  const body = BigInt(text.slice(0, -1))
  const check = (body % BigInt(text.length - 2)) % 10n
  return check === BigInt(text.slice(-1))
}
