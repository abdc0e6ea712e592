import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { pointAt, type PlotPoint } from './chart-path.ts'

function moved(place: number, key: string, last: number): number | null {
  const page = Math.max(1, Math.round(last / 10))
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: place - 1,
    ArrowDown: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place + 1,
    PageDown: place - page,
    PageUp: place + page,
    Home: 0,
    End: last,
  }
  const next = places[key]
  return next === undefined ? null : Math.min(last, Math.max(0, next))
}

/** The point whose value is shown: under the pointer, or chosen by the keys of a slider; the last one until then. */
export function useChartCursor(points: readonly PlotPoint[], shape: 'line' | 'step') {
  const last = points.length - 1
  const [chosen, setChosen] = useState<number | null>(null)
  const [isShown, setShown] = useState(false)
  const place = Math.min(chosen ?? last, last)
  return {
    place,
    isShown,
    /** For the plot. */
    pointer: {
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        setChosen(pointAt(points, (event.clientX - left) / width, shape))
        setShown(true)
      },
      onPointerLeave: () => setShown(false),
    },
    /** For the slider over it. */
    keyboard: {
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setChosen(Number(currentTarget.value)),
      onFocus: () => setShown(true),
      onBlur: () => setShown(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') setShown(false)
        const next = moved(place, event.key, last)
        if (next === null) return
        event.preventDefault()
        setChosen(next)
        setShown(true)
      },
    },
  }
}
