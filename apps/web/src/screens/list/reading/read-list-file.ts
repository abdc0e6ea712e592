import { splitTable } from '@flower-market/flower-domain'
import { decodeText } from './decode-text.ts'
import type { ReadListFile } from './list-file.ts'
import { readInWorker } from './read-in-worker.ts'

/** A price list of 10,000 lots is a workbook of half a megabyte. */
const listFileMaxBytes = 3_000_000

const zip = [0x50, 0x4b]
const oldOffice = [0xd0, 0xcf]

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte)
}

/** Reads a workbook or a CSV file. */
export async function readListFile(file: Blob): Promise<ReadListFile> {
  if (file.size > listFileMaxBytes) return { ok: false, problem: 'too-large' }
  const content = await file.arrayBuffer()
  const bytes = new Uint8Array(content)
  if (beginsWith(bytes, oldOffice)) return { ok: false, problem: 'old-excel' }
  if (beginsWith(bytes, zip)) return readInWorker(content)
  try {
    return { ok: true, rows: splitTable(decodeText(bytes), 'csv') }
  } catch {
    return { ok: false, problem: 'unreadable' }
  }
}
