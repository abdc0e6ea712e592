import { createHmac } from 'node:crypto'

/**
 * The hash of what is too easy to guess for a plain one (codes, emails, phones): whoever has the table alone cannot try
 * all of them. Parts are kept apart, so that no two lists of parts hash alike.
 */
export function keyedHash(secret: Buffer, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest()
}
