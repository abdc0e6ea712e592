import { maxPriceFileColumns, maxPriceFileRows } from '@flower-market/api-client/contract'
import { decodeText, splitTable } from '@flower-market/flower-domain'
import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { ApiError } from '../../../platform/errors/api-error.ts'

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

/** The cells of a workbook's first sheet or of a CSV file. Throws `price-file-not-recognized` and `price-file-too-long`. */
export async function readPriceList(bytes: Uint8Array): Promise<string[][]> {
  const rows = await readRows(bytes).catch((error: unknown) => {
    // The reader's words are of no use to the person; every way to fail means the same to them.
    throw new ApiError('price-file-not-recognized', undefined, { cause: error })
  })
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  if (rows.length > maxPriceFileRows || width > maxPriceFileColumns) throw new ApiError('price-file-too-long')
  const cells = rows.map((row) => row.map((cell) => cell.slice(0, cellMaxLength).toWellFormed()))
  if (width < 2) throw new ApiError('price-file-not-recognized')
  return cells
}
