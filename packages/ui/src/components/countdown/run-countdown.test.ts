import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runCountdown } from './run-countdown.ts'
import { serverOffsetMs } from './server-clock.ts'

const serverNow = Date.parse('2026-11-20T12:00:00Z')
const minute = 60_000

function start(leftMs: number, offsetMs = 0) {
  const seen: number[] = []
  const stop = runCountdown({ endsAtMs: serverNow + leftMs, offsetMs, onTick: (left) => seen.push(left) })
  return { seen, stop }
}

beforeEach(() => {
  vi.useFakeTimers({ now: serverNow })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('runCountdown', () => {
  it('tells what is left at once and then each second, to zero and no further', () => {
    const { seen } = start(3000)
    vi.advanceTimersByTime(10_000)
    expect(seen).toEqual([3000, 2000, 1000, 0])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('falls on full seconds after a beginning between them', () => {
    const { seen } = start(2400)
    vi.advanceTimersByTime(5000)
    expect(seen).toEqual([2400, 2000, 1000, 0])
  })

  it('is right on a device whose clock is wrong by hours, either way', () => {
    for (const wrongBy of [-3 * 60 * minute, 5 * 60 * minute]) {
      vi.setSystemTime(serverNow + wrongBy)
      const { seen, stop } = start(15 * minute, serverOffsetMs(serverNow))
      expect(seen).toEqual([15 * minute])
      vi.advanceTimersByTime(2000)
      expect(seen.at(-1)).toBe(15 * minute - 2000)
      stop()
    }
  })

  it('does not gain time when the clock is set back meanwhile', () => {
    const { seen } = start(15 * minute)
    vi.setSystemTime(serverNow - 10 * minute)
    vi.advanceTimersByTime(minute)
    expect(seen.at(-1)).toBe(14 * minute)
  })

  it('does not gain time when the device slept and its steady clock stood still', () => {
    const { seen } = start(15 * minute)
    vi.setSystemTime(serverNow + 10 * minute)
    vi.advanceTimersByTime(1000)
    expect(seen.at(-1)).toBe(5 * minute - 1000)
  })

  it('tells zero once where the end is already past', () => {
    const { seen } = start(-minute)
    vi.advanceTimersByTime(5000)
    expect(seen).toEqual([0])
  })

  it('is silent once stopped', () => {
    const { seen, stop } = start(minute)
    stop()
    vi.advanceTimersByTime(5000)
    expect(seen).toEqual([minute])
  })
})
