const characters = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
const byteOf = new Map(Array.from(characters, (letter, byte) => [letter, byte]))

/** Writes XML in windows-1251; a letter that it does not have becomes a character reference. */
export function encodeXml(xml: string): Buffer {
  const known = Array.from(xml, (letter) =>
    byteOf.has(letter) ? letter : `&#${letter.codePointAt(0)};`,
  ).join('')
  return Buffer.from(Array.from(known, (letter) => byteOf.get(letter) as number))
}
