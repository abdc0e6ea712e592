import { BlockList, isIP } from 'node:net'

/** What is not reached over the public Internet (IANA special-purpose registries, multicast and reserved addresses). */
const specialIPv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Inside of global unicast: protocol assignments with Teredo, documentation, and 6to4, which leads to any IPv4 address. */
const specialIPv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

function listOf(subnets: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family)
  return list
}

const privateIPv4 = listOf(specialIPv4, 'ipv4')
const privateIPv6 = listOf(specialIPv6, 'ipv6')
const globalUnicast = listOf([['2000::', 3]], 'ipv6')

/** Whether an IP address is one of the public Internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !privateIPv4.check(address, 'ipv4')
  // Mapped and translated IPv4 addresses, loopback, link-local and unique local ones are outside of global unicast.
  return family === 6 && globalUnicast.check(address, 'ipv6') && !privateIPv6.check(address, 'ipv6')
}
