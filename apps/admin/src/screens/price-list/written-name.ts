/** Between the cells of a row, as its text shows them. */
const betweenCells = ' · '

/** The part of a cell from the first of some words to the last, in their order; null where it has not all of them. */
function partOf(cell: string, words: readonly string[]): string | null {
  const lower = cell.toLowerCase()
  let start = -1
  let end = 0
  for (const word of words) {
    const place = lower.indexOf(word, end)
    if (place === -1) return null
    if (start === -1) start = place
    end = place + word.length
  }
  return cell.slice(start, end).replaceAll(/\s+/gu, ' ')
}

/**
 * A variety as the row of a price list writes it. The words are in lower case, without hyphens and without what says nothing of a
 * variety; what stands between them in the row belongs to the name.
 */
export function writtenName(words: string, text: string): string {
  for (const cell of text.split(betweenCells)) {
    const part = partOf(cell, words.split(' '))
    if (part !== null) return part
  }
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
