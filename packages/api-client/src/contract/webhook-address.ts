/** Names that no public name server answers for (RFC 6761, 6762, 8375). */
const localNames = ['.localhost', '.local', '.internal', '.home.arpa'] as const

/**
 * Whether an address may be a webhook's: https, a host name of the public Internet, no name and password. Where its name leads
 * is known when it is called, and checked then.
 */
export function isWebhookAddress(address: string): boolean {
  const url = URL.parse(address)
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  const host = url.hostname.replace(/\.$/u, '')
  // An IP address has a number at its end, or brackets.
  const isName = host.includes('.') && /\.[a-z][a-z\d-]*$/u.test(host)
  return isName && !localNames.some((name) => host.endsWith(name))
}
