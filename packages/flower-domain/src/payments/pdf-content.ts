/** A reader looks for the end mark in the last kilobyte of a file (ISO 32000-1, Annex H, note 18). */
const searchedEnd = 1024

function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
}

/**
 * Whether a file is a PDF by its content: it begins with the header, so that it is nothing else at the same time, and ends with
 * the end mark, so that it is whole.
 */
export function isPdf(bytes: Uint8Array): boolean {
  const isHeader = /^%PDF-[12]\.\d[\r\n]/u.test(textOf(bytes.subarray(0, 9)))
  return isHeader && textOf(bytes.subarray(-searchedEnd)).includes('%%EOF')
}
