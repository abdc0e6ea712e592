import { sha256Block } from './sha256-block.ts'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const addressBytes = 25
const mainnetVersion = 0x41

/** The 25 bytes of a base58 text, or null where it holds others. */
function decodeBase58(text: string): number[] | null {
  let value = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) return null
    value = value * 58n + BigInt(digit)
  }
  if (value >= 256n ** BigInt(addressBytes)) return null
  const bytes = Array<number>(addressBytes).fill(0)
  for (let place = addressBytes - 1; place >= 0; place -= 1) {
    bytes[place] = Number(value % 256n)
    value /= 256n
  }
  return bytes
}

/** The 21 bytes of a Tron address as hex, as the network's own calls name it; null where the text is no address. */
export function tronAddressHex(text: string): string | null {
  if (!/^T\w{33}$/u.test(text)) return null
  const bytes = decodeBase58(text)
  if (bytes === null || bytes[0] !== mainnetVersion) return null
  const [payload, checksum] = [bytes.slice(0, 21), bytes.slice(21)]
  const expected = sha256Block(sha256Block(payload))
  if (checksum.some((byte, place) => byte !== expected[place])) return null
  return payload.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The Tron address of 21 bytes written as hex. Throws a RangeError for anything else. */
export function tronAddressOf(hex: string): string {
  if (!/^41[\da-f]{40}$/u.test(hex)) throw new RangeError(`${hex} is no Tron address.`)
  const payload = hex.match(/../gu)?.map((byte) => Number.parseInt(byte, 16)) ?? []
  const bytes = [...payload, ...sha256Block(sha256Block(payload)).slice(0, 4)]
  let value = bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n)
  let text = ''
  while (value > 0n) {
    text = `${alphabet[Number(value % 58n)]}${text}`
    value /= 58n
  }
  return text
}

/** Whether a text is a Tron address: base58check with version 0x41, case-sensitive. Lists in public hold misprints. */
export function isTronAddress(text: string): boolean {
  return tronAddressHex(text) !== null
}
