import type { ErrorCorrection } from 'qr'
import { useEffect, useState } from 'react'

/** The quiet zone in squares, by ISO/IEC 18004. */
const quietZone = 4

type Squares = readonly (readonly boolean[])[]

async function encoded(value: string, ecc: ErrorCorrection): Promise<Squares | 'failed'> {
  try {
    const { encodeQR } = await import('qr')
    return encodeQR(value, 'raw', { ecc, border: quietZone })
  } catch {
    // The encoder did not load, or the text is longer than any code: the caller shows the text itself.
    return 'failed'
  }
}

interface Drawn {
  value: string
  squares: Squares | 'failed'
}

/**
 * The squares of the code with its quiet zone; null while the encoder loads, `failed` if it cannot load or cannot
 * encode the text.
 */
export function useQrSquares(value: string, ecc: ErrorCorrection) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let isWanted = true
    const draw = async () => {
      const squares = await encoded(value, ecc)
      if (isWanted) setDrawn({ value, squares })
    }
    void draw()
    return () => {
      isWanted = false
    }
  }, [value, ecc])
  // The code of another text must not be shown even for a moment: it may be a payment.
  return drawn?.value === value ? drawn.squares : null
}
