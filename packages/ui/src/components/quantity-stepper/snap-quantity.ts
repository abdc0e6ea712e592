export interface QuantityBounds {
  /** How much one step is; the steps are counted from zero. */
  step: number
  min: number
  max: number
}

/** What a typed quantity became, and why: it fitted, was rounded to a whole step, or reached a limit. */
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

/** Halves are rounded up; anything above zero is at least one step. */
function nearestStep(value: number, step: number) {
  return value === 0 ? 0 : Math.max(1, Math.floor(value / step + 0.5)) * step
}

/** The nearest whole number of steps, halves up: at least one step for anything above zero, within the limits. */
export function snapQuantity(typed: number, { step, min, max }: QuantityBounds): QuantitySnap {
  const most = stepAtMost(max, step)
  const least = Math.min(stepAtLeast(min, step), most)
  const nearest = nearestStep(typed, step)
  if (nearest > most) return { typed, value: most, reason: 'max' }
  if (nearest < least) return { typed, value: least, reason: 'min' }
  return { typed, value: nearest, reason: nearest === typed ? 'fits' : 'step' }
}

/** The next whole step in a direction; a quantity between two steps or beyond a limit moves to the nearest one. */
export function stepQuantity(value: number, direction: 1 | -1, { step, min, max }: QuantityBounds) {
  const most = stepAtMost(max, step)
  const least = Math.min(stepAtLeast(min, step), most)
  if (direction === 1) return value >= most ? value : Math.max(least, stepAtMost(value, step) + step)
  return value <= least ? value : Math.min(most, Math.max(least, stepAtLeast(value, step) - step))
}
