/**
 * The fewest typos (a letter too many, missing, wrong, or two swapped) between what was typed and the beginning of a word that
 * has as many letters, or more, or is the whole word; `most + 1` where there are more than `most`.
 */
export function typosInBeginning(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most)
  let older: number[] = []
  let above = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charAt(row - 1)
    const line = [row]
    let least = row
    for (let column = 1; column <= width; column += 1) {
      const isSame = letter === word.charAt(column - 1)
      let typos = Math.min(
        (above[column - 1] as number) + (isSame ? 0 : 1),
        (above[column] as number) + 1,
        (line[column - 1] as number) + 1,
      )
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === word.charAt(column - 2) &&
        typed.charAt(row - 2) === word.charAt(column - 1)
      if (isSwapped) typos = Math.min(typos, (older[column - 2] as number) + 1)
      line.push(typos)
      if (typos < least) least = typos
    }
    if (least > most) return most + 1
    older = above
    above = line
  }
  return Math.min(most + 1, ...above.slice(Math.min(typed.length, width)))
}

/** How many typos a word of this length may have: none in short words, which would then be any other. */
export function maxTypos(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}
