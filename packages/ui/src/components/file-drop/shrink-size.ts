export interface PictureSize {
  width: number
  height: number
}

/** The size with the longer side at `maxEdge` pixels and the shape kept; null for a picture that is small enough. */
export function shrinkSize({ width, height }: PictureSize, maxEdge: number): PictureSize | null {
  const longer = Math.max(width, height)
  if (longer <= maxEdge) return null
  const scale = maxEdge / longer
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
