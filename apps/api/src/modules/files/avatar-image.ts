import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { ApiError } from '../../platform/errors/api-error.ts'

/** Side of the square that a picture is cut to, in pixels. */
const avatarSide = 512

// Pictures that people have and that are nothing but pictures: SVG, which may hold scripts, is none of them.
const accepted: ReadonlySet<string> = new Set([
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
])

// A few kilobytes can claim to be gigapixels.
const pixelLimit = 50_000_000
const timeoutSeconds = 10

/**
 * Makes the picture of a person: decoded by its content whatever it was called, turned upright, cut to a square and
 * encoded anew, so that nothing of the original but its pixels remains. Throws `images-only`.
 */
export async function toAvatar(bytes: Uint8Array): Promise<Buffer> {
  const type = await fileTypeFromBuffer(bytes)
  if (type === undefined || !accepted.has(type.mime)) throw new ApiError('images-only')
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: pixelLimit })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize(avatarSide, avatarSide, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    // The decoder's words are of no use to the person; every way to fail means the same to them.
    throw new ApiError('images-only')
  }
}
