/** A square of a picture, in the picture's own pixels. */
export interface PictureSquare {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The edge of what is sent, in pixels: the server keeps no larger one. */
const avatarEdge = 512

const quality = 0.9

/** Cuts a square out of a picture and sizes it as it will be kept; rejects where the browser cannot draw it. */
export async function cropPicture(file: Blob, { x, y, width, height }: PictureSquare): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = avatarEdge
  canvas.height = avatarEdge
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser has no canvas to cut a picture on.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, avatarEdge, avatarEdge)
  picture.close()
  return new Promise((resolve, reject) => {
    // A browser that writes no WebP gives PNG.
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be cut.')) : resolve(blob)),
      'image/webp',
      quality,
    )
  })
}
