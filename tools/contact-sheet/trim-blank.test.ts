import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { trimBlank } from './trim-blank.ts'

function picture(width: number, height: number, ink: readonly (readonly [x: number, y: number])[]): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (const [x, y] of ink) png.data.set([0, 80, 0, 255], (y * width + x) * 4)
  return PNG.sync.write(png)
}
function sizeOf(png: Buffer): readonly [number, number] {
  const { width, height } = PNG.sync.read(png)
  return [width, height]
}

test('what is blank at the right and below goes, but for a margin', () => {
  const trimmed = trimBlank(
    picture(100, 90, [
      [40, 3],
      [2, 50],
    ]),
  )
  expect(sizeOf(trimmed)).toEqual([57, 67])
  expect(
    PNG.sync
      .read(trimmed)
      .data.subarray((3 * 57 + 40) * 4)
      .subarray(0, 3),
  ).toEqual(Buffer.from([0, 80, 0]))
})

test('a full picture stays as it is', () => {
  expect(sizeOf(trimBlank(picture(30, 20, [[29, 18]])))).toEqual([30, 20])
})
