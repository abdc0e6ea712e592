import { BlockList, isIP } from 'node:net'
import * as z from 'zod/mini'

/** Whose `X-Forwarded-For` is believed: how many proxies stand before the server, or their addresses and networks. */
export type TrustedProxies = number | readonly string[]

const mostProxies = 10
const prefixBits: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = prefixBits[isIP(address)]
  if (bits === undefined || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/u.test(prefix) && Number(prefix) <= bits)
}

function toTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'off') return 0
  // The setting of versions that believed every proxy.
  if (text === 'on') return 1
  if (/^\d{1,2}$/u.test(text)) return Number(text) <= mostProxies ? Number(text) : null
  const networks = text.split(',').map((network) => network.trim())
  return networks.every(isNetwork) ? networks : null
}

/** Reads TRUST_PROXY. */
export const trustedProxies = z.pipe(
  z.string().check(
    z.maxLength(2000, { abort: true }),
    z.refine((text) => toTrustedProxies(text) !== null),
  ),
  z.transform((text) => toTrustedProxies(text) ?? 0),
)

type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean)

/** Fastify's own hop count believes nobody, because it cannot tell who connects: here, the operator has said so. */
export function toTrustProxy(proxies: TrustedProxies): TrustProxy {
  if (typeof proxies !== 'number') return [...proxies]
  return proxies > 0 && ((_address, hop) => hop < proxies)
}

function trusts(proxies: TrustedProxies): (address: string, hop: number) => boolean {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  const known = new BlockList()
  for (const network of proxies) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    known.addSubnet(
      address,
      prefix === undefined ? (prefixBits[isIP(address)] ?? 32) : Number(prefix),
      family,
    )
  }
  return (address) => isIP(address) !== 0 && known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** The address of a client outside of Fastify, which reads `X-Forwarded-For` by the same rule. */
export function forwardedAddress(remote: string, forwarded: string, proxies: TrustedProxies): string {
  const isTrusted = trusts(proxies)
  const hops = [
    remote,
    ...forwarded
      .split(',')
      .map((hop) => hop.trim())
      .filter(Boolean)
      .toReversed(),
  ]
  const client = hops.findIndex((address, hop) => !isTrusted(address, hop))
  const address = hops.at(client) ?? remote
  return isIP(address) === 0 ? remote : address
}
