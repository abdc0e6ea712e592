/** A colleague's name where there is little room: the first name and the first letter of the last one. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/u)
  const [letter] = others.at(-1) ?? ''
  return letter === undefined ? first : `${first} ${letter}.`
}
