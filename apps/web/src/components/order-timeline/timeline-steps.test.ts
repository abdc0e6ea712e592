import { expect, test } from 'vitest'
import { datedSteps } from './timeline-steps.ts'

const events = [
  { status: 'new', at: '2026-11-20T08:04:00Z' },
  { status: 'in_process', at: '2026-11-20T08:20:00Z' },
  { status: 'partially_confirmed', at: '2026-11-20T12:42:00Z' },
] as const

test('dates what lies behind and leaves what is ahead open', () => {
  const steps = datedSteps('partially_confirmed', events)
  expect(steps.map(({ status, at }) => [status, at])).toEqual([
    ['new', '2026-11-20T08:04:00Z'],
    ['in_process', '2026-11-20T08:20:00Z'],
    ['partially_confirmed', '2026-11-20T12:42:00Z'],
    ['assembled', null],
    ['shipped', null],
    ['delivered', null],
    ['fulfilled', null],
  ])
})

test('still says later that a step went only partly', () => {
  const steps = datedSteps('assembled', [...events, { status: 'assembled', at: '2026-11-21T06:00:00Z' }])
  expect(steps[2]).toEqual({ status: 'partially_confirmed', state: 'done', at: '2026-11-20T12:42:00Z' })
})

test('ends a canceled order at its end', () => {
  const steps = datedSteps('canceled', [...events, { status: 'canceled', at: '2026-11-20T13:00:00Z' }])
  expect(steps.at(-1)).toEqual({ status: 'canceled', state: 'current', at: '2026-11-20T13:00:00Z' })
})

test('knows no moment for a step that nobody recorded', () => {
  expect(datedSteps('in_process', [])[0]).toEqual({ status: 'new', state: 'done', at: null })
})
