/** The hosts of the browsers' push services; a dot at the beginning stands for every host below. */
const pushServices = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const

/**
 * Whether an address is one of a browser's push service. The server posts to it, and at any other address a person could have it
 * reach hosts that only the server can (SSRF).
 */
export function isPushAddress(address: string): boolean {
  // Neither a port nor a name and password fit between the scheme and the path.
  const [, host] = /^https:\/\/([a-z\d.-]{1,253})\//u.exec(address) ?? []
  if (host === undefined) return false
  return pushServices.some((service) => (service.startsWith('.') ? host.endsWith(service) : host === service))
}
