import { shrinkSize } from './shrink-size.ts'

/** Halves the bytes of photographs without a visible loss. */
const quality = 0.88

/** Whether a file is a picture by the type that the browser gives it. */
export function isImage({ type }: Pick<File, 'type'>): boolean {
  return type.startsWith('image/')
}

/**
 * The picture with its longer side at most `maxEdge` pixels, upright and without metadata; the file itself if it is
 * small enough, or a document. Null if the browser cannot decode it.
 */
export async function shrinkImage(file: File, maxEdge: number): Promise<File | null> {
  if (!isImage(file)) return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return null
  try {
    const size = shrinkSize(picture, maxEdge)
    if (!size) return file
    const canvas = new OffscreenCanvas(size.width, size.height)
    const context = canvas.getContext('2d')
    if (!context) return file
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, size.width, size.height)
    const shrunk = await canvas.convertToBlob({ type: file.type, quality })
    // A browser that cannot encode the type returns PNG, whose name and size would both be wrong.
    if (shrunk.type !== file.type || shrunk.size >= file.size) return file
    return new File([shrunk], file.name, { type: file.type, lastModified: file.lastModified })
  } finally {
    picture.close()
  }
}
