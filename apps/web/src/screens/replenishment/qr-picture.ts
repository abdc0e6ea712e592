/** The least side in pixels: what apps of banks read without trouble. */
const leastSide = 1000

/** A drawn QR code as a picture, for the gallery that a bank’s app on the same phone reads from. Rejects where nothing is drawn. */
export async function qrPicture(drawn: SVGSVGElement, name: string): Promise<File> {
  const path = drawn.querySelector('path')?.getAttribute('d')
  const squares = drawn.viewBox.baseVal.width
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!path || context === null) throw new Error('There is no QR code to save.')
  const scale = Math.ceil(leastSide / squares)
  canvas.width = squares * scale
  canvas.height = squares * scale
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.fillStyle = 'black'
  context.clip(new Path2D(path))
  context.fillRect(0, 0, squares, squares)
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (picture === null) throw new Error('The QR code could not become a picture.')
  return new File([picture], name, { type: 'image/png' })
}
