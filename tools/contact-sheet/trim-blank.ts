import { PNG } from 'pngjs'

const marginPixels = 16

/** Cuts the blank right and bottom of a picture, blank being the color of its last pixel; a thin margin stays. */
export function trimBlank(png: Buffer): Buffer {
  const picture = PNG.sync.read(png)
  const pixels = new Uint32Array(picture.data.buffer, picture.data.byteOffset, picture.width * picture.height)
  const blank = pixels.at(-1)
  let [right, bottom] = [0, 0]
  for (let y = 0; y < picture.height; y += 1) {
    const row = pixels.subarray(y * picture.width, (y + 1) * picture.width)
    const last = row.findLastIndex((pixel) => pixel !== blank)
    if (last !== -1) bottom = y
    right = Math.max(right, last)
  }
  const width = Math.min(picture.width, right + 1 + marginPixels)
  const height = Math.min(picture.height, bottom + 1 + marginPixels)
  const trimmed = new PNG({ width, height })
  PNG.bitblt(picture, trimmed, 0, 0, width, height, 0, 0)
  return PNG.sync.write(trimmed)
}
