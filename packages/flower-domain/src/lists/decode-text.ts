/** An encoding that lists come in. */
export type ListEncoding = 'utf-8' | 'utf-16le' | 'windows-1251'

/**
 * Text of a file: by its byte order mark, else UTF-8, else windows-1251, in which Excel writes CSV on Russian Windows. `decode` is the
 * platform's decoder, which throws where bytes are not of the encoding.
 */
export function decodeText(
  bytes: Uint8Array,
  decode: (encoding: ListEncoding, bytes: Uint8Array) => string,
): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', bytes)
  try {
    return decode('utf-8', bytes)
  } catch {
    return decode('windows-1251', bytes)
  }
}
