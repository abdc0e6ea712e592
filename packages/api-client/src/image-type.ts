const signatures: readonly (readonly [type: string, offset: number, bytes: string])[] = [
  ['image/png', 0, '\u0089PNG\r\n\u001A\n'],
  ['image/jpeg', 0, '\u00FF\u00D8\u00FF'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
]

/** The media type of a picture by its first bytes; null for unsupported types. */
export function imageTypeOf(bytes: Uint8Array): string | null {
  return (
    signatures.find(([, offset, text]) =>
      [...text].every((letter, place) => bytes[offset + place] === letter.codePointAt(0)),
    )?.[0] ?? null
  )
}
