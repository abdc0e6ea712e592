/** A point of the chart: x from the left, y from the top, in the chart's own units. */
export type SparklinePoint = readonly [x: number, y: number]

function short(value: number) {
  return Math.round(value * 100) / 100
}

/**
 * The values scaled to `width` × `height`, the least at the bottom and the greatest at the top; equal values are a
 * line in the middle.
 */
export function sparklinePoints(values: readonly number[], width: number, height: number): SparklinePoint[] {
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  const step = values.length > 1 ? width / (values.length - 1) : 0
  return values.map((value, index) => [
    short(index * step),
    short(span === 0 ? height / 2 : height - ((value - least) / span) * height),
  ])
}
