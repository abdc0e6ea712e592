import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client'
import type { ClientEvents, ServerEvents } from './contract/socket-events.ts'

/** The part of a socket that is used here. */
export type MarketConnection = Pick<
  Socket<ServerEvents, ClientEvents>,
  'on' | 'timeout' | 'connect' | 'disconnect' | 'connected' | 'active'
>

/** Opens a connection, as socket.io-client's `io` does. */
export type OpenConnection = (
  url: string | undefined,
  options: Partial<ManagerOptions & SocketOptions>,
) => MarketConnection
