import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** A recolored icon is more than this; a share of the picture would let it pass on a big one. */
const toleratedPixels = 20

/** How two pictures differ. */
export interface Comparison {
  readonly isSame: boolean
  readonly mismatchedPixels: number
  /** A PNG with the mismatches marked; absent where nothing differs. */
  readonly diff?: Buffer
}

/** Compares two PNGs pixel by pixel; where one is bigger, what the other does not have counts as different. */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { isSame: true, mismatchedPixels: 0 }
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(first.width, second.width)
  const height = Math.max(first.height, second.height)
  const diff = new PNG({ width, height })
  const [a, b] = [onCanvas(first, width, height), onCanvas(second, width, height)]
  const mismatchedPixels = pixelmatch(a.data, b.data, diff.data, width, height, { threshold: 0.1 })
  const hasOneSize = first.width === second.width && first.height === second.height
  return {
    isSame: hasOneSize && mismatchedPixels <= toleratedPixels,
    mismatchedPixels,
    diff: PNG.sync.write(diff),
  }
}

function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}
