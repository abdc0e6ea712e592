const russian = /^7(\d{3})(\d{3})(\d{2})(\d{2})$/u

/** A phone number to read, from digits with the country code: Russian ones in groups, others as they are called. */
export function phoneText(digits: string): string {
  const [, area, first, second, third] = russian.exec(digits) ?? []
  // The number is one word: it must not break at the end of a line.
  return area === undefined ? `+${digits}` : `+7\u00A0${area}\u00A0${first}\u2011${second}\u2011${third}`
}
