import type { CatchUpAnswer } from '@flower-market/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { openDatabase, type Database, type Trx } from '../database/database.ts'
import { catchUp } from './catch-up.ts'
import { eventDispatcher } from './event-dispatcher.ts'
import type { StoredEvent } from './stored-events.ts'
import type { Listener } from './streams.ts'

/** Events of the contract, as one process writes and delivers them. */
export interface Events {
  /** Runs a transaction and, once it is committed, delivers what was published in it without waiting for a sweep. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /** Delivers now what was committed otherwise. */
  wake(): void
  /** Gets every event from now on, of all streams and from all processes, in order. */
  onEvent(deliver: (event: StoredEvent) => void): void
  /** What a listener missed since the numbers that it names; anything may stand there. */
  catchUp(listener: Listener, numbers: unknown): Promise<CatchUpAnswer>
}

/** Makes the events of one process; they are delivered while the server runs. */
export function openEvents(app: FastifyInstance, database: Database): Events {
  const receivers: ((event: StoredEvent) => void)[] = []
  const deliver = (event: StoredEvent): void => receivers.forEach((receive) => receive(event))
  // Of its own: in the pool each of its statements would wait behind all calls that wait for a connection.
  const own = openDatabase({
    connectionString: database.connectionString,
    poolSize: 1,
    onConnectionLost: (error) => app.log.warn({ err: error }, 'The connection of the events was lost.'),
  })
  const dispatcher = eventDispatcher({ database: own, log: app.log, deliver })
  app.addHook('onReady', () => dispatcher.start())
  app.addHook('onClose', async () => {
    await dispatcher.stop()
    await own.close()
  })
  return {
    async transaction(work) {
      const result = await database.kysely.transaction().execute(work)
      dispatcher.wake()
      return result
    },
    wake: dispatcher.wake,
    onEvent: (receive) => void receivers.push(receive),
    catchUp: (listener, numbers) => catchUp(database, listener, numbers),
  }
}

/** Transactions of work outside of a running server, such as seeds: a server that runs delivers their events. */
export function transactionsOf({ kysely }: Pick<Database, 'kysely'>): Pick<Events, 'transaction'> {
  return { transaction: (work) => kysely.transaction().execute(work) }
}
