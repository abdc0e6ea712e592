/** How a picture stands in its frame: how many times larger, and how far its middle is moved, in px. */
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

/** A finger's way over the frame, px. */
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

/** Larger or smaller by a factor around the frame's middle, between the whole picture and five times its size. */
export function zoomBy({ scale, x, y }: Zoom, factor: number, frame: Frame): Zoom {
  const next = Math.min(largest, Math.max(1, scale * factor))
  return keepCovered({ scale: next, x: (x * next) / scale, y: (y * next) / scale }, frame)
}

/** Moves the picture, never so far that the frame shows its outside. */
export function panBy(zoom: Zoom, way: Way, frame: Frame): Zoom {
  return keepCovered({ scale: zoom.scale, x: zoom.x + way.x, y: zoom.y + way.y }, frame)
}

/** Whether a finger's way asks for the next picture (1), for the one before (−1) or for none (0). */
export function swipeStep({ x, y }: Way): -1 | 0 | 1 {
  if (Math.abs(x) < swipePx || Math.abs(x) < 2 * Math.abs(y)) return 0
  return x < 0 ? 1 : -1
}
