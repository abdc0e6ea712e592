import { openImage } from './open-image.ts'

/** Enough to read a receipt or a label by eye. */
const keptEdge = 2000

/** Three pixels of a screen for each of the largest square that a list shows, 58 pixels wide. */
const thumbnailEdge = 176

/** A photograph as it is kept: encoded anew, with nothing of the original but its pixels. Throws `images-only`. */
export function toPhoto(bytes: Uint8Array): Promise<Buffer> {
  return openImage(bytes, (image) =>
    image
      .resize(keptEdge, keptEdge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
  )
}

/** The middle of a picture as a small square, for lists. Throws `images-only`. */
export function toThumbnail(bytes: Uint8Array): Promise<Buffer> {
  return openImage(bytes, (image) =>
    image.resize(thumbnailEdge, thumbnailEdge, { fit: 'cover' }).webp({ quality: 76 }).toBuffer(),
  )
}
