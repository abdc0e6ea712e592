/** A variety as the row of a price list writes it: its words are compared in lower case. */
export function writtenName(words: string, text: string): string {
  const start = text.toLowerCase().indexOf(words)
  if (start !== -1) return text.slice(start, start + words.length)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
