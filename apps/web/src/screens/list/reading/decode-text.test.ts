import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const russian = new Uint8Array([0xd0, 0xee, 0xe7, 0xe0])

it.each([
  ['UTF-8', new TextEncoder().encode('Роза'), 'Роза'],
  ['UTF-8 with a byte order mark', new TextEncoder().encode('\uFEFFРоза'), 'Роза'],
  ['windows-1251', russian, 'Роза'],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x20, 0x04, 0x3e, 0x04]), 'Ро'],
])('reads %s', (_encoding, bytes, text) => {
  expect(decodeText(bytes)).toBe(text)
})
