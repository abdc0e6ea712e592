import { encodeQR } from 'qr'
import type { Pdf } from './pdf-document.ts'

/** Draws a QR code of a text as squares, sharp at every size; the side in points. */
export function drawQr(pdf: Pdf, text: string, { x, y, side }: { x: number; y: number; side: number }): void {
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
  const unit = side / squares.length
  for (const [row, cells] of squares.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) pdf.rect(x + column * unit, y + row * unit, unit, unit)
    }
  }
  pdf.fill('#000000')
}
