import readSpreadsheet from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'

/** The text of each page of a PDF, as a program for blind people would read it. */
export async function readPdf(file: File | Uint8Array): Promise<string[]> {
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(file)
  const { text } = await extractText(await getDocumentProxy(bytes))
  return text.map((page) => page.replaceAll(/[\s\u00A0]+/gu, ' '))
}

/** A moment to the second: a spreadsheet keeps it as a fraction of a day. */
function toSecond(cell: unknown): unknown {
  return cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell
}

/** The cells of an XLSX workbook's sheet. */
export async function readXlsx(file: File): Promise<unknown[][]> {
  const [sheet] = await readSpreadsheet(Buffer.from(await file.arrayBuffer()), { trim: false })
  return (sheet?.data ?? []).map((row) => row.map(toSecond))
}
