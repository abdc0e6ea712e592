import { defineJob } from '../../../platform/jobs/define-job.ts'
import { noData } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readItems, readLevels } from './read-stock.ts'
import {
  lastReading,
  listWaiting,
  markPlaced,
  markReleased,
  putOffOrder,
  selectOrderLines,
  type WaitingOrder,
} from './stock-system.repository.ts'

const retry = { limit: 3, delaySeconds: 30, maxDelaySeconds: 300 }
const once = { data: noData, timeoutSeconds: 300, concurrency: 1 } as const

/** Reads everything that the stock system has. */
export const readStockJob = defineJob({ ...once, name: 'stock.read-all', retry })

/** Reads what has changed in the stock system; also when it says that something has. */
export const readStockChangesJob = defineJob({
  ...once,
  name: 'stock.read-changes',
  // The next run is a minute away.
  retry: { limit: 0, delaySeconds: 30, maxDelaySeconds: 30 },
})

/** Has orders go out to the stock system. */
export const stockOrdersJob = defineJob({
  ...once,
  name: 'stock.orders-out',
  retry: { limit: 0, delaySeconds: 30, maxDelaySeconds: 30 },
})

const everyMinute = '* * * * *'
const everyNight = '17 1 * * *'
const batchSize = 50
const minuteMs = 60_000

function waitMs(attempts: number): number {
  return minuteMs * 2 ** Math.min(attempts, 6)
}

/** Says how the stock system is read and told, and when. */
export function handleStockSystemJobs(platform: Platform): void {
  const {
    config,
    jobs,
    database: { kysely },
    ports: { stock },
    now,
  } = platform
  const send = async (order: WaitingOrder): Promise<void> => {
    const { purchaseId, id, number, at, deliveryDate, isCanceled } = order
    let { reference } = order
    // An attempt whose answer was lost may have placed it: the system is asked, and what is there is given free.
    if (reference === null && (!isCanceled || order.attempts > 0)) {
      const lines = await selectOrderLines(kysely, purchaseId)
      const placed = await stock.placeOrder({ id, number, at, deliveryDate, comment: '', lines })
      reference = placed.reference
      await markPlaced(kysely, purchaseId, reference, now())
    }
    if (!isCanceled) return
    if (reference !== null) await stock.cancelOrder(reference)
    await markReleased(kysely, purchaseId, now())
  }
  jobs.handle(readStockJob, async () => {
    await readItems(platform)
    await readLevels(platform, { isWhole: true })
  })
  jobs.handle(readStockChangesJob, async () => {
    // Without it the lots of a system that was just connected would be read only at night.
    if ((await lastReading(kysely, 'items')) === null) await readItems(platform)
    await readLevels(platform, { isWhole: false })
  })
  jobs.handle(stockOrdersJob, async () => {
    const failures: unknown[] = []
    for (const order of await listWaiting(kysely, now(), batchSize)) {
      await send(order).catch(async (error: unknown) => {
        failures.push(error)
        await putOffOrder(kysely, order.purchaseId, new Date(now().getTime() + waitMs(order.attempts)))
      })
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders did not go out.`)
  })
  // Without a stock system there is nothing to read.
  if (config.moysklad === undefined) return
  jobs.schedule(readStockJob, everyNight)
  jobs.schedule(readStockChangesJob, everyMinute)
  jobs.schedule(stockOrdersJob, everyMinute)
}
