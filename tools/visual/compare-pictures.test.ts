import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { comparePictures } from './compare-pictures.ts'

type Color = readonly [red: number, green: number, blue: number]
const paper: Color = [252, 251, 247]
const green: Color = [46, 107, 62]

/** A white page with a button of so many pixels on it. */
function page(button: Color, pixels: number, { width = 100, height = 100 } = {}): Buffer {
  const png = new PNG({ width, height })
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    png.data.set([...(pixel < pixels ? button : paper), 255], pixel * 4)
  }
  return PNG.sync.write(png)
}

test('a recolored button of a few pixels on a big page is a difference', () => {
  const size = { width: 1440, height: 900 }
  const comparison = comparePictures(page(green, 21, size), page([163, 29, 46], 21, size))
  expect(comparison).toMatchObject({ isSame: false, mismatchedPixels: 21 })
  expect(PNG.sync.read(comparison.diff as Buffer)).toMatchObject(size)
})

test('up to twenty pixels are the noise of drawing', () => {
  expect(comparePictures(page(green, 20), page(paper, 0))).toMatchObject({
    isSame: true,
    mismatchedPixels: 20,
  })
  expect(comparePictures(page(green, 9), page(green, 9))).toEqual({ isSame: true, mismatchedPixels: 0 })
})

test('a page that grew is a difference, however blank the rest is', () => {
  expect(comparePictures(page(green, 9), page(green, 9, { height: 101 }))).toMatchObject({ isSame: false })
})
