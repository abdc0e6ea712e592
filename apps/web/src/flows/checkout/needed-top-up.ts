import type { CallOutput } from '@flower-market/api-client'

type TopUpWay = CallOutput<'topUpWays'>[number]

/** A top-up that brings what the balance lacks. */
export interface NeededTopUp {
  readonly method: TopUpWay['method']
  /** Kopecks: what is missing, or the nearest amount that a way can bring at once. */
  readonly amount: number
}

/** The top-up that comes nearest to `missingMinor` kopecks, by the first of several such ways; null where the balance cannot be topped up now. */
export function neededTopUp(missingMinor: number, ways: readonly TopUpWay[]): NeededTopUp | null {
  const [nearest] = ways
    .map(({ method, min, max }) => ({ method, amount: Math.min(Math.max(missingMinor, min), max) }))
    .toSorted((a, b) => Math.abs(a.amount - missingMinor) - Math.abs(b.amount - missingMinor))
  return nearest ?? null
}
