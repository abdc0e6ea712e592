import { splitTable } from '@flower-market/flower-domain'
import { decodeText } from './decode-text.ts'
import type { ReadListFile } from './list-file.ts'
import { readWorkbook, WorkbookTooLargeError } from './read-workbook.ts'

const zip = [0x50, 0x4b]
const oldOffice = [0xd0, 0xcf]

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte)
}

/** Reads the bytes of a workbook or a text; a chunk of its own, because a workbook's reader weighs more than the page. */
export async function readBytes(content: ArrayBuffer): Promise<ReadListFile> {
  const bytes = new Uint8Array(content)
  if (beginsWith(bytes, oldOffice)) return { ok: false, problem: 'old-excel' }
  try {
    const rows = beginsWith(bytes, zip) ? await readWorkbook(content) : splitTable(decodeText(bytes), 'csv')
    return { ok: true, rows }
  } catch (error) {
    return { ok: false, problem: error instanceof WorkbookTooLargeError ? 'too-large' : 'unreadable' }
  }
}
