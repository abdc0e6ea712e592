import { maxPriceFileColumns, maxPriceFileRows } from '@flower-market/api-client/contract'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { WorkerTasks } from '../../../platform/workers/worker-tasks.ts'
import type { ImportTasks } from './import-tasks.ts'

/**
 * The cells of a workbook's first sheet or of a CSV file, read off the main thread. Throws `price-file-not-recognized` and
 * `price-file-too-long`.
 */
export async function readPriceList(
  tasks: Pick<WorkerTasks<ImportTasks>, 'run'>,
  bytes: Uint8Array,
): Promise<string[][]> {
  const limits = { maxRows: maxPriceFileRows, maxColumns: maxPriceFileColumns }
  const { rowCount, width, cells } = await tasks
    .run('readCells', { bytes, ...limits })
    .catch((error: unknown) => {
      // The reader's words are of no use to the person; every way to fail means the same to them.
      throw new ApiError('price-file-not-recognized', undefined, { cause: error })
    })
  if (rowCount > maxPriceFileRows || width > maxPriceFileColumns) throw new ApiError('price-file-too-long')
  if (width < 2) throw new ApiError('price-file-not-recognized')
  return cells as string[][]
}
