/** The range of a scale and where its lines stand. */
export interface ChartScale {
  readonly min: number
  readonly max: number
  readonly ticks: readonly number[]
}

/** The step of 1, 2 or 5 times a power of ten that divides a span into at most `count` parts. */
function niceStep(span: number, count: number): number {
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10
  return step * power
}

/** A scale with round lines around values; from zero on where it begins at zero. */
export function chartScale(
  values: readonly number[],
  { count, isFromZero }: { count: number; isFromZero: boolean },
): ChartScale {
  const least = Math.min(...values, ...(isFromZero ? [0] : []))
  const most = Math.max(...values, ...(isFromZero ? [0] : []))
  // A value that never changes stands in the middle.
  const margin = most === least ? Math.abs(most) / 2 || 1 : 0
  const step = niceStep(most - least + 2 * margin, count)
  const first = Math.floor((least - (least < 0 || !isFromZero ? margin : 0)) / step)
  const last = Math.max(Math.ceil((most + margin) / step), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step)
  return { min: first * step, max: last * step, ticks }
}

/** Where a value stands in a range, from 0 to 1. */
export function shareOf(value: number, { min, max }: Pick<ChartScale, 'min' | 'max'>): number {
  return max === min ? 0.5 : (value - min) / (max - min)
}
