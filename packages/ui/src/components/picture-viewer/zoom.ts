/** A picture's zoom: its scale, and how far its center is moved, in px. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** Width and height of the frame, px. */
export interface Frame {
  readonly width: number
  readonly height: number
}

/** A movement of a finger over the frame, px. */
export interface Way {
  readonly x: number
  readonly y: number
}

const largest = 5
const swipePx = 48

/** The whole picture in its frame. */
export const whole: Zoom = { scale: 1, x: 0, y: 0 }

function within(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value))
}

function keepCovered({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  return {
    scale,
    x: within(x, ((scale - 1) * width) / 2),
    y: within(y, ((scale - 1) * height) / 2),
  }
}

/** Zooms by a factor around the frame's center, between the whole picture and five times its size. */
export function zoomBy({ scale, x, y }: Zoom, factor: number, frame: Frame): Zoom {
  const next = Math.min(largest, Math.max(1, scale * factor))
  return keepCovered({ scale: next, x: (x * next) / scale, y: (y * next) / scale }, frame)
}

/** Moves the picture, at most to its edge. */
export function panBy(zoom: Zoom, way: Way, frame: Frame): Zoom {
  return keepCovered({ scale: zoom.scale, x: zoom.x + way.x, y: zoom.y + way.y }, frame)
}

/** Whether a movement is a swipe to the next picture (1), to the previous one (−1) or none (0). */
export function swipeStep({ x, y }: Way): -1 | 0 | 1 {
  if (Math.abs(x) < swipePx || Math.abs(x) < 2 * Math.abs(y)) return 0
  return x < 0 ? 1 : -1
}
