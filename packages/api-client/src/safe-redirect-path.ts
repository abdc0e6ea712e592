const ownOrigin = 'https://app.invalid'

/**
 * The path, query and hash of an address inside the app; null for everything else, so that a link made by a stranger
 * leads nobody away. The browser's own parser decides, because it reads `/\evil` and a tab between slashes as `//evil`.
 */
export function safeRedirectPath(address: string | null): string | null {
  if (address === null || !address.startsWith('/')) return null
  if (!URL.canParse(address, ownOrigin)) return null
  const url = new URL(address, ownOrigin)
  // A path may become one that starts with two slashes only now: `/.//evil`.
  if (url.origin !== ownOrigin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
