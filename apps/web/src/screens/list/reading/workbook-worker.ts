import type { ReadListFile } from './list-file.ts'
import { readWorkbook, WorkbookTooLargeError } from './read-workbook.ts'

/** A workbook to read, and where its cells go. */
export interface WorkbookTask {
  readonly content: ArrayBuffer
  readonly port: MessagePort
}

async function read(content: ArrayBuffer): Promise<ReadListFile> {
  try {
    return { ok: true, rows: await readWorkbook(content) }
  } catch (error) {
    return { ok: false, problem: error instanceof WorkbookTooLargeError ? 'too-large' : 'unreadable' }
  }
}

// The page goes on answering while a large workbook is unpacked.
globalThis.addEventListener('message', ({ data: { content, port } }: MessageEvent<WorkbookTask>) => {
  void read(content).then((answer) => port.postMessage(answer))
})
