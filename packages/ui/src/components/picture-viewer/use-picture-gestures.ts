import { type PointerEvent, useRef } from 'react'
import { panBy, swipeStep, type Way, whole, type Zoom, zoomBy } from './zoom.ts'

export interface PictureGestures {
  zoom: Zoom
  onZoom: (next: Zoom) => void
  /** A swipe while the picture is not zoomed: 1 for the next, −1 for the previous one. */
  onSwipe: (step: -1 | 1) => void
}

function frameOf({ currentTarget }: PointerEvent<HTMLElement>) {
  return {
    width: currentTarget.clientWidth,
    height: currentTarget.clientHeight,
  }
}

function between(from: Way, to: Way): Way {
  return { x: to.x - from.x, y: to.y - from.y }
}
function distance([one, other]: Way[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
}

/** Handlers of the frame: one finger swipes, or moves a zoomed picture; two fingers pinch; a double click zooms. */
export function usePictureGestures({ zoom, onZoom, onSwipe }: PictureGestures) {
  const fingers = useRef(new Map<number, Way>())
  const start = useRef<Way>({ x: 0, y: 0 })
  const hadTwo = useRef(false)

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const at = { x: event.clientX, y: event.clientY }
      if (fingers.current.size === 0) {
        start.current = at
        hadTwo.current = false
      }
      fingers.current.set(event.pointerId, at)
      if (fingers.current.size > 1) hadTwo.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const apart = distance([...fingers.current.values()])
      const at = { x: event.clientX, y: event.clientY }
      fingers.current.set(event.pointerId, at)
      if (fingers.current.size === 2 && apart > 0) {
        onZoom(zoomBy(zoom, distance([...fingers.current.values()]) / apart, frameOf(event)))
      } else if (zoom.scale > 1) {
        onZoom(panBy(zoom, between(before, at), frameOf(event)))
      }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return
      const step = swipeStep(between(start.current, { x: event.clientX, y: event.clientY }))
      if (zoom.scale === 1 && !hadTwo.current && step !== 0) onSwipe(step)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      fingers.current.delete(event.pointerId)
    },
    onDoubleClick: () => onZoom(zoom.scale > 1 ? whole : { ...whole, scale: 2 }),
  }
}
