const byteOrderMark = '\uFEFF'
const firstLine = '1CClientBankExchange'
/** Words of which every statement of 1C has one near its start, and no text in a wrong encoding. */
const knownWords = ['ВерсияФормата', 'Кодировка', 'РасчСчет']

/** Decodes bytes as an encoding, by its WHATWG label. */
export type DecodeBytes = (bytes: Uint8Array, label: string) => string

/**
 * The text of a statement in 1C's format: windows-1251 unless it names cp866, in UTF-8 also without a byte order mark. `wrong-encoding` for a
 * statement whose letters are of none of these, null for another file.
 */
export function decodeOneCStatement(
  bytes: Uint8Array,
  decode: DecodeBytes,
): string | 'wrong-encoding' | null {
  // A text of two bytes a letter has a zero beside every letter of English.
  const start = decode(bytes.subarray(0, 4 * firstLine.length), 'windows-1252').replaceAll('\0', '')
  if (!start.includes(firstLine)) return null
  for (const label of ['utf-8', 'ibm866', 'windows-1251']) {
    const text = decode(bytes, label)
    const isNamed = label !== 'ibm866' || text.includes('Кодировка=DOS')
    if (isNamed && knownWords.some((word) => text.includes(word))) return text.replace(byteOrderMark, '')
  }
  return 'wrong-encoding'
}
