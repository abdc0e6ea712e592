import { type Frame, panBy, type Zoom, zoomBy } from './zoom.ts'

const stepPx = 60
const factor = 1.5

const ways: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: stepPx, y: 0 },
  ArrowRight: { x: -stepPx, y: 0 },
  ArrowUp: { x: 0, y: stepPx },
  ArrowDown: { x: 0, y: -stepPx },
}

/** What a key does: another picture, another zoom, or null for other keys. */
export function askedByKey(key: string, zoom: Zoom, frame: Frame): { step: -1 | 1 } | { zoom: Zoom } | null {
  if (key === '+' || key === '=') return { zoom: zoomBy(zoom, factor, frame) }
  if (key === '-') return { zoom: zoomBy(zoom, 1 / factor, frame) }
  const way = ways[key]
  if (zoom.scale > 1) return way ? { zoom: panBy(zoom, way, frame) } : null
  if (key === 'ArrowRight') return { step: 1 }
  return key === 'ArrowLeft' ? { step: -1 } : null
}
