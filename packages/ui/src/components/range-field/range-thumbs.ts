import type { Range } from '../range-histogram/index.ts'

export interface RangeScale {
  min: number
  max: number
}

/** Where the two thumbs stand: an open side stands at its end, a bound outside the scale at the nearest end. */
export function thumbsOf({ from, to }: Range, { min, max }: RangeScale) {
  const clamp = (value: number) => Math.min(max, Math.max(min, value))
  const low = clamp(from ?? min)
  return { low, high: Math.max(low, clamp(to ?? max)) }
}

/** The range after a thumb was moved: it stops at the other one, and at its own end it leaves that side open. */
export function moveThumb(range: Range, side: keyof Range, value: number, scale: RangeScale): Range {
  const { low, high } = thumbsOf(range, scale)
  if (side === 'from') {
    const from = Math.min(value, high)
    return { from: from <= scale.min ? null : from, to: range.to }
  }
  const to = Math.max(value, low)
  return { from: range.from, to: to >= scale.max ? null : to }
}
