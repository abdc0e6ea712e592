import { decodeText, splitTable } from '@flower-market/flower-domain'
import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'

/** What all parts of a workbook may weigh when they are unpacked: a price list of 10,000 lots has 4 MB. */
const unpackedMaxBytes = 20_000_000

/** Longer cells are no names. */
const cellMaxLength = 300

const zip = [0x50, 0x4b]
const oldOffice = [0xd0, 0xcf]

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte)
}

/** The sizes stand in the archive's directory: nothing is unpacked. Unpacking stops at the stated size. */
function unpackedBytes(workbook: Uint8Array): number {
  let bytes = 0
  unzipSync(workbook, {
    filter: ({ originalSize }) => {
      bytes += originalSize
      return false
    },
  })
  return bytes
}

async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  if (unpackedBytes(bytes) > unpackedMaxBytes) throw new RangeError('The workbook is too large.')
  const rows = await readSheet(Buffer.from(bytes))
  return rows.map((row) =>
    row.map((cell) => (cell === null || cell instanceof Date ? '' : String(cell).trim())),
  )
}

async function readRows(bytes: Uint8Array): Promise<string[][]> {
  if (beginsWith(bytes, oldOffice)) throw new TypeError('A workbook of before 2007.')
  if (beginsWith(bytes, zip)) return readWorkbook(bytes)
  const text = decodeText(bytes, (encoding, part) => new TextDecoder(encoding, { fatal: true }).decode(part))
  // PostgreSQL keeps no NUL, and no text has one.
  if (text.includes('\u0000')) throw new TypeError('No text.')
  return splitTable(text, 'csv')
}

/** What a file is read as; without cells where there are more than are wanted. */
export interface ReadCells {
  readonly rowCount: number
  readonly width: number
  readonly cells: readonly (readonly string[])[]
}

/** The cells of a workbook's first sheet or of a CSV file. Throws what is wrong with it. */
export async function readCells({
  bytes,
  maxRows,
  maxColumns,
}: {
  readonly bytes: Uint8Array
  readonly maxRows: number
  readonly maxColumns: number
}): Promise<ReadCells> {
  const rows = await readRows(bytes)
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const isTooLong = rows.length > maxRows || width > maxColumns
  return {
    rowCount: rows.length,
    width,
    cells: isTooLong ? [] : rows.map((row) => row.map((cell) => cell.slice(0, cellMaxLength).toWellFormed())),
  }
}
