import { describe, expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const until = new Date('2026-11-25T13:00:00Z')

describe('timeLeft', () => {
  it('counts whole minutes, the running one included', () => {
    expect(timeLeft(until, new Date('2026-11-25T08:48:30Z'))).toEqual({ days: 0, hours: 4, minutes: 12 })
    expect(timeLeft(until, new Date('2026-11-25T12:59:59Z'))).toEqual({ days: 0, hours: 0, minutes: 1 })
  })

  it('takes days out of the hours', () => {
    expect(timeLeft(until, new Date('2026-11-23T09:00:00Z'))).toEqual({ days: 2, hours: 4, minutes: 0 })
  })

  it('is over at the cut-off itself', () => {
    expect(timeLeft(until, until)).toBeNull()
    expect(timeLeft(until, new Date('2026-11-25T13:00:01Z'))).toBeNull()
  })
})
