import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/web-worker'

/** What all parts of a workbook may weigh when they are unpacked: a price list of 10,000 lots has 4 MB. */
export const unpackedMaxBytes = 20_000_000

/** A workbook that says it is larger when unpacked than any list. */
export class WorkbookTooLargeError extends Error {}

function unpackedBytes(workbook: Uint8Array): number {
  let bytes = 0
  // The sizes stand in the archive's directory: nothing is unpacked. Unpacking stops at the stated size.
  unzipSync(workbook, {
    filter: ({ originalSize }) => {
      bytes += originalSize
      return false
    },
  })
  return bytes
}

/** The cells of a workbook's first sheet as texts. Throws a WorkbookTooLargeError, or what the reader says of a broken file. */
export async function readWorkbook(content: ArrayBuffer): Promise<string[][]> {
  if (unpackedBytes(new Uint8Array(content)) > unpackedMaxBytes) throw new WorkbookTooLargeError()
  const rows = await readSheet(content)
  return rows.map((row) =>
    row.map((cell) => (cell === null || cell instanceof Date ? '' : String(cell).trim())),
  )
}
