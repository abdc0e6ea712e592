import { describe, expect, it } from 'vitest'
import { clockText, crossedThreshold, durationCode } from './countdown-text.ts'

const minute = 60_000

describe('clockWords', () => {
  it('shows minutes and seconds, and hours where there are any', () => {
    expect(clockText(14 * minute + 32_000)).toBe('14:32')
    expect(clockText(9000)).toBe('0:09')
    expect(clockText(60 * minute)).toBe('1:00:00')
    expect(clockText(125 * minute + 9000)).toBe('2:05:09')
  })

  it('shows zero only at the very end', () => {
    expect(clockText(1)).toBe('0:01')
    expect(clockText(0)).toBe('0:00')
  })
})

describe('durationCode', () => {
  it('is an ISO 8601 duration of the same seconds', () => {
    expect(durationCode(14 * minute + 31_400)).toBe('PT14M32S')
    expect(durationCode(0)).toBe('PT0M0S')
  })
})

describe('crossedThreshold', () => {
  const thresholds = [10 * minute, 2 * minute, 0]

  it('is told once, at the tick that reaches it', () => {
    expect(crossedThreshold(2 * minute + 1000, 2 * minute, thresholds)).toBe(2 * minute)
    expect(crossedThreshold(2 * minute, 2 * minute - 1000, thresholds)).toBeNull()
  })

  it('is the last of several after a sleep', () => {
    expect(crossedThreshold(11 * minute, minute, thresholds)).toBe(2 * minute)
    expect(crossedThreshold(11 * minute, 0, thresholds)).toBe(0)
  })

  it('is silent at the first tick', () => {
    expect(crossedThreshold(null, minute, thresholds)).toBeNull()
  })
})
