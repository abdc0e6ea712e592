import { openImage } from './open-image.ts'

/** Enough to read a receipt or a label by eye. */
const keptEdge = 2000

/** A photograph as it is kept: encoded anew, with nothing of the original but its pixels. Throws `images-only`. */
export function toPhoto(bytes: Uint8Array): Promise<Buffer> {
  return openImage(bytes, (image) =>
    image
      .resize(keptEdge, keptEdge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
  )
}
