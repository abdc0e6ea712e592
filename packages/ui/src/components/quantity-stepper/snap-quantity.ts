export interface QuantityBounds {
  /** How much one step is; the steps are counted from zero. */
  step: number
  min: number
  max: number
}

/** What became of a typed quantity, and why: it fitted, was rounded up to a whole step, or met an end. */
export interface QuantitySnap {
  typed: number
  value: number
  reason: 'fits' | 'step' | 'min' | 'max'
}

function stepAtLeast(value: number, step: number) {
  return Math.ceil(value / step) * step
}
function stepAtMost(value: number, step: number) {
  return Math.floor(value / step) * step
}

/** The nearest quantity that can be had, never less than was asked for unless there is no more. */
export function snapQuantity(typed: number, { step, min, max }: QuantityBounds): QuantitySnap {
  const most = stepAtMost(max, step)
  const least = Math.min(stepAtLeast(min, step), most)
  if (typed > most) return { typed, value: most, reason: 'max' }
  if (typed < least) return { typed, value: least, reason: 'min' }
  const value = stepAtLeast(typed, step)
  return { typed, value, reason: value === typed ? 'fits' : 'step' }
}

/** The next whole step in a direction; a quantity between two steps, or beyond an end, comes back onto them. */
export function stepQuantity(value: number, direction: 1 | -1, { step, min, max }: QuantityBounds) {
  const most = stepAtMost(max, step)
  const least = Math.min(stepAtLeast(min, step), most)
  if (direction === 1) return value >= most ? value : Math.max(least, stepAtMost(value, step) + step)
  return value <= least ? value : Math.min(most, Math.max(least, stepAtLeast(value, step) - step))
}
