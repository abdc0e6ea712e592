import { openImage } from '../../platform/images/open-image.ts'

/** Side of the square that a picture is cut to, in pixels. */
const avatarSide = 512

/** Makes the picture of a person: cut to a square and encoded anew. Throws `images-only`. */
export function toAvatar(bytes: Uint8Array): Promise<Buffer> {
  return openImage(bytes, (image) =>
    image.resize(avatarSide, avatarSide, { fit: 'cover' }).webp({ quality: 82 }).toBuffer(),
  )
}
