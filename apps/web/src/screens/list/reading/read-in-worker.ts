import { trustedScript } from '../../../state/trusted-script.ts'
import type { ReadListFile } from './list-file.ts'
import type { WorkbookTask } from './workbook-worker.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the worker that it builds.
import workerAddress from './workbook-worker.ts?worker&url'

/** Reads a workbook in a worker, which is loaded for it and ends with it; the content goes there. */
export async function readInWorker(content: ArrayBuffer): Promise<ReadListFile> {
  const { promise, resolve } = Promise.withResolvers<ReadListFile>()
  const worker = new Worker(trustedScript('workbook-reader', workerAddress), { type: 'module' })
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }: MessageEvent<ReadListFile>) => resolve(data))
  port1.start()
  // Also where the worker itself does not come.
  worker.addEventListener('error', () => resolve({ ok: false, problem: 'unreadable' }))
  const task: WorkbookTask = { content, port: port2 }
  worker.postMessage(task, [content, port2])
  try {
    return await promise
  } finally {
    port1.close()
    worker.terminate()
  }
}
