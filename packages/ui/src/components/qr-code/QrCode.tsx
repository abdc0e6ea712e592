import { cx } from 'class-variance-authority'
import type { ErrorCorrection } from 'qr'
import type { ComponentProps, ReactNode } from 'react'
import { Skeleton } from '../skeleton/index.ts'
import styles from './QrCode.module.css'
import { qrPath } from './qr-path.ts'
import { useQrSquares } from './use-qr-squares.ts'

export interface QrCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the code says; at most about 2,300 bytes, less with more correction. */
  value: string
  /** Names the picture: what scanning it does. */
  label: string
  /** How much of the code may be damaged: 7, 15, 25 or 30 %. @default 'medium' */
  ecc?: ErrorCorrection
  /** Stands in its place where the code cannot be drawn: say how to do without. */
  fallback: ReactNode
}

/** A QR code on a plate that stays light in the dark, for cameras. Its width is the CSS width, 190 px unless told. */
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
          // Smoothed edges between squares blur into grey at small sizes.
          shapeRendering="crispEdges"
        >
          <path d={qrPath(squares)} />
        </svg>
      )}
    </div>
  )
}
