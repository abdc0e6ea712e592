import { Socket } from 'node:net'
import { primaryFinder } from './find-primary.ts'
import { standbyFinder } from './find-standby.ts'
import { serverAddresses } from './server-addresses.ts'

/** A part of pg's own options. */
interface ConnectionOptions {
  readonly connectionString: string
  readonly stream?: () => Socket
}

/** Which of several servers a connection goes to. */
export type ServerRole = 'primary' | 'standby'

/**
 * What pg connects by. Where a connection string names several servers each new connection goes to the one that is the
 * primary then, as libpq does it with `target_session_attrs=read-write`, or to a standby of it, see `standbyFinder`; pg
 * itself knows one host.
 */
export function connectionOptions(connectionString: string, role: ServerRole = 'primary'): ConnectionOptions {
  const addresses = serverAddresses(connectionString)
  const [first] = addresses
  if (first === undefined || addresses.length === 1) return { connectionString }
  const findPrimary = primaryFinder(addresses)
  const find = role === 'primary' ? findPrimary : standbyFinder(addresses, findPrimary)
  return { connectionString: first, stream: () => new FoundSocket(find) }
}

const usualPort = 5432

/** Goes to the server that is found, whatever host and port it is told. */
class FoundSocket extends Socket {
  readonly #find: () => Promise<string>

  constructor(find: () => Promise<string>) {
    super()
    this.#find = find
  }

  override connect(..._told: unknown[]): this {
    void this.#connectToFound()
    return this
  }

  async #connectToFound(): Promise<void> {
    try {
      const { hostname, port } = new URL(await this.#find())
      // Whoever waited has given up meanwhile.
      if (!this.destroyed) super.connect(Number(port) || usualPort, hostname.replaceAll(/[[\]]/gu, ''))
    } catch (error) {
      this.destroy(error as Error)
    }
  }
}
