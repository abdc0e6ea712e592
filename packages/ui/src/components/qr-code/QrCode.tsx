import { cx } from 'class-variance-authority'
import type { ErrorCorrection } from 'qr'
import type { ComponentProps, ReactNode } from 'react'
import { Skeleton } from '../skeleton/index.ts'
import styles from './QrCode.module.css'
import { qrPath } from './qr-path.ts'
import { useQrSquares } from './use-qr-squares.ts'

export interface QrCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The encoded text; at most about 2,300 bytes, less with more error correction. */
  value: string
  /** The accessible name: what scanning it does. */
  label: string
  /** Error correction: 7, 15, 25 or 30 % of the code may be damaged. @default 'medium' */
  ecc?: ErrorCorrection
  /** Shown if the code cannot be drawn: say what to do instead. */
  fallback: ReactNode
}

/** A QR code on a plate that is light in every theme, for cameras. Its width is the CSS width, by default 190 px. */
export function QrCode({ value, label, ecc = 'medium', fallback, className, ...rest }: QrCodeProps) {
  const squares = useQrSquares(value, ecc)
  return (
    <div {...rest} aria-busy={squares === null} className={cx(styles.plate, className)}>
      {squares === null && <Skeleton shape="block" className={styles.waiting} />}
      {squares === 'failed' && <div className={styles.fallback}>{fallback}</div>}
      {squares !== null && squares !== 'failed' && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${squares.length} ${squares.length}`}
          // Anti-aliased edges between squares blur to gray at small sizes.
          shapeRendering="crispEdges"
        >
          <path d={qrPath(squares)} />
        </svg>
      )}
    </div>
  )
}
