import { Socket } from 'node:net'
import { primaryFinder } from './find-primary.ts'
import { serverAddresses } from './server-addresses.ts'

/** A part of pg's own options. */
interface ConnectionOptions {
  readonly connectionString: string
  readonly stream?: () => Socket
}

/**
 * What pg connects by. Where a connection string names several servers each new connection goes to the one that is the
 * primary then, as libpq does it with `target_session_attrs=read-write`; pg itself knows one host.
 */
export function connectionOptions(connectionString: string): ConnectionOptions {
  const addresses = serverAddresses(connectionString)
  const [first] = addresses
  if (first === undefined || addresses.length === 1) return { connectionString }
  const findPrimary = primaryFinder(addresses)
  return { connectionString: first, stream: () => new PrimarySocket(findPrimary) }
}

const usualPort = 5432

/** Goes to the primary, whatever host and port it is told. */
class PrimarySocket extends Socket {
  readonly #findPrimary: () => Promise<string>

  constructor(findPrimary: () => Promise<string>) {
    super()
    this.#findPrimary = findPrimary
  }

  override connect(..._told: unknown[]): this {
    void this.#connectToPrimary()
    return this
  }

  async #connectToPrimary(): Promise<void> {
    try {
      const { hostname, port } = new URL(await this.#findPrimary())
      // Whoever waited has given up meanwhile.
      if (!this.destroyed) super.connect(Number(port) || usualPort, hostname.replaceAll(/[[\]]/gu, ''))
    } catch (error) {
      this.destroy(error as Error)
    }
  }
}
