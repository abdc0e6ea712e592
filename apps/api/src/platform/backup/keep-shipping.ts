import { type LogShipping, shipLog } from './ship-log.ts'

const pauseMs = 10_000

/** Where failures of shipping are told; a pino logger fits. */
interface ShippingLog {
  error(details: object, message: string): void
}

/** Ships complete segments until `stop`; one that cannot be shipped now is kept and tried again. */
export function keepShipping(shipping: LogShipping, log: ShippingLog): { stop(): Promise<void> } {
  let pass = Promise.resolve()
  const ship = async (): Promise<void> => {
    try {
      await shipLog(shipping)
    } catch (error) {
      log.error({ err: error }, 'The log of the database could not be archived; it is kept and tried again.')
    }
  }
  const timer = setInterval(() => (pass = pass.then(ship)), pauseMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await pass
    },
  }
}
