/** A point of the plot: both from 0 to 1, `y` from the bottom. */
export interface PlotPoint {
  readonly x: number
  readonly y: number
}

/** Units of the drawing, which is stretched to its place. */
export const plotSize = { width: 1000, height: 100 } as const

function at({ x, y }: PlotPoint): string {
  return `${round(x * plotSize.width)} ${round((1 - y) * plotSize.height)}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** The line through points: straight, or level until the next one where a value holds until it changes. */
export function linePath(points: readonly PlotPoint[], shape: 'line' | 'step'): string {
  return points
    .map((point, place) => {
      if (place === 0) return `M${at(point)}`
      const before = points[place - 1] as PlotPoint
      return shape === 'step' ? `L${at({ x: point.x, y: before.y })} L${at(point)}` : `L${at(point)}`
    })
    .join(' ')
}

/** The area between the line and the bottom. */
export function areaPath(points: readonly PlotPoint[], shape: 'line' | 'step'): string {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return ''
  return `${linePath(points, shape)} L${at({ x: last.x, y: 0 })} L${at({ x: first.x, y: 0 })} Z`
}

/** The place of the point that a share of the width names: the nearest, or the one that holds there. */
export function pointAt(points: readonly PlotPoint[], x: number, shape: 'line' | 'step'): number {
  if (shape === 'step')
    return Math.max(
      0,
      points.findLastIndex((point) => point.x <= x),
    )
  const distances = points.map((point) => Math.abs(point.x - x))
  return distances.indexOf(Math.min(...distances))
}
