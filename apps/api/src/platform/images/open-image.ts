import { fileTypeFromBuffer } from 'file-type'
import type { Sharp } from 'sharp'
import { ApiError } from '../errors/api-error.ts'

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
 * Decodes a picture by its content, whatever it was called, turned upright; `work` makes of it what is needed, and what it
 * encodes anew holds nothing of the original but its pixels. Throws `images-only`.
 */
export async function openImage<T>(bytes: Uint8Array, work: (image: Sharp) => Promise<T>): Promise<T> {
  const type = await fileTypeFromBuffer(bytes)
  if (type === undefined || !accepted.has(type.mime)) throw new ApiError('images-only')
  // Loaded with the first picture: most processes never open one.
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: pixelLimit })
    return await work(image.timeout({ seconds: timeoutSeconds }).autoOrient())
  } catch {
    // The decoder's words are of no use to the person; every way to fail means the same to them.
    throw new ApiError('images-only')
  }
}
