import { encodeQR } from 'qr'
import { decodeQR } from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

/** What a camera sees: the path painted on white, `scale` pixels per square. */
function painted(path: string, size: number, scale: number) {
  const side = size * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column += 1) {
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
      }
    }
  }
  return { width: side, height: side, data }
}

describe('qrPath', () => {
  it('draws a run of dark squares as one rectangle', () => {
    expect(
      qrPath([
        [true, true, false, true],
        [false, false, false, false],
        [false, true, true, true],
      ]),
    ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z')
  })

  it('can be read back, Cyrillic requisites included', () => {
    const text = 'ST00012|Name=ООО «Цветочный рынок»|PersonalAcc=40702810900000000001|Sum=5000000'
    const squares = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
    expect(decodeQR(painted(qrPath(squares), squares.length, 4))).toBe(text)
  })
})
