const separators = ['\t', ';', ','] as const

function countOf(line: string, separator: string): number {
  return line.split(separator).length - 1
}

/** The separator that most lines have, and as often as each other; null for plain lines. */
function separatorOf(text: string, allowed: readonly string[]): string | null {
  const lines = text
    .split(/\r\n|\r|\n/u)
    .filter((line) => line.trim() !== '')
    .slice(0, 50)
  const found = allowed.find((separator) => {
    const counts = lines.map((line) => countOf(line, separator)).filter((count) => count > 0)
    return counts.length > 0 && counts.length * 2 >= lines.length
  })
  return found ?? null
}

/** Cells in quotes may hold separators, line ends and doubled quotes (RFC 4180). */
function splitCells(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = (): void => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = (): void => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let place = 0; place < text.length; place += 1) {
    const letter = text.charAt(place)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text.charAt(place + 1) === '"') {
        cell += '"'
        place += 1
      } else isQuoted = false
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (letter === separator) endCell()
    else if (letter === '\n') endRow()
    else if (letter === '\r') {
      if (text.charAt(place + 1) !== '\n') endRow()
    } else cell += letter
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

/**
 * Splits text into rows of cells: what Excel copies is separated by tabs, CSV by semicolons or commas. Text without a
 * separator, and a message with commas in it, has one cell a line.
 */
export function splitTable(text: string, kind: 'message' | 'csv'): string[][] {
  const separator = separatorOf(text, kind === 'csv' ? separators : separators.slice(0, 1))
  if (separator !== null) return splitCells(text, separator)
  return text.split(/\r\n|\r|\n/u).map((line) => [line.trim()])
}
