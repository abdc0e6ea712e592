/** At most two letters: of the first and the last word that begins with a letter; empty where no word does. */
export const initialsOf = (name: string) => {
  const letters = name
    .trim()
    .split(/[\s.]+/u)
    .map((word) => /^[«"'(]*(\p{L})/u.exec(word)?.[1])
    .filter((letter) => letter !== undefined)
  const [first = '', last] = [letters[0], letters.length > 1 ? letters.at(-1) : undefined]
  return (first + (last ?? '')).toLocaleUpperCase()
}
