import { decodeText as decodeBy } from '@flower-market/flower-domain'

/** Text of a file, whatever encoding it is in. */
export function decodeText(bytes: Uint8Array): string {
  return decodeBy(bytes, (encoding, part) => new TextDecoder(encoding, { fatal: true }).decode(part))
}
