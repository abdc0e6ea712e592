import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The longest form of an IPv6 address, with the zone of a link. */
const longestAddress = 64

/** The address of a request's client. What a proxy hands on is believed only where it is an address. */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return ip.length <= longestAddress && isIP(ip) !== 0 ? ip : (socket.remoteAddress ?? '')
}
