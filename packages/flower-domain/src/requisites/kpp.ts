/** Whether a text is a reason code of tax registration (КПП); a sole proprietor has none. */
export function isKpp(text: string): boolean {
  return /^\d{4}[0-9A-Z]{2}\d{3}$/u.test(text)
}
