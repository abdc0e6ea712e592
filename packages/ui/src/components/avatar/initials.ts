/** At most two letters: of the first and the last word that begins with a letter; empty if no word does. */
export function initialsOf(name: string) {
  const emails = name
    .trim()
    .split(/[\s.]+/u)
    .map((word) => /^[«"'(]*(\p{L})/u.exec(word)?.[1])
    .filter((letter) => letter !== undefined)
  const [first = '', last] = [emails[0], emails.length > 1 ? emails.at(-1) : undefined]
  return (first + (last ?? '')).toLocaleUpperCase()
}
