import type { ReadListFile } from './list-file.ts'

/** A price list of 10,000 lots is a workbook of half a megabyte. */
const listFileMaxBytes = 3_000_000

/** Reads a workbook or a CSV file; what reads it is loaded with the first file. */
export async function readListFile(file: Blob): Promise<ReadListFile> {
  if (file.size > listFileMaxBytes) return { ok: false, problem: 'too-large' }
  const [content, { readBytes }] = await Promise.all([file.arrayBuffer(), import('./read-bytes.ts')])
  return readBytes(content)
}
