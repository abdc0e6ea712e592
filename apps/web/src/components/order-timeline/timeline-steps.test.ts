import { expect, test } from 'vitest'
import { datedSteps, type OrderEvent } from './timeline-steps.ts'

const byStaff = { by: 'staff', reason: '' } as const
const placed: OrderEvent = { status: 'new', at: '2026-11-20T08:04:00Z', by: 'buyer', reason: '' }
const started: OrderEvent = { status: 'in_process', at: '2026-11-20T08:20:00Z', ...byStaff }
const agreed: OrderEvent = { status: 'partially_confirmed', at: '2026-11-20T12:42:00Z', ...byStaff }
const events = [placed, started, agreed]

test('dates what lies behind and leaves what is ahead open', () => {
  const steps = datedSteps('partially_confirmed', events)
  expect(steps.map(({ status, event }) => [status, event])).toEqual([
    ['new', placed],
    ['in_process', started],
    ['partially_confirmed', agreed],
    ['assembled', null],
    ['shipped', null],
    ['delivered', null],
    ['fulfilled', null],
  ])
})

test('still says later that a step went only partly', () => {
  const steps = datedSteps('assembled', [
    ...events,
    { status: 'assembled', at: '2026-11-21T06:00:00Z', ...byStaff },
  ])
  expect(steps[2]).toEqual({ status: 'partially_confirmed', state: 'done', event: agreed })
})

test('of an order that was shipped in parts, the last part is told', () => {
  const first: OrderEvent = { status: 'partially_shipped', at: '2026-11-21T06:00:00Z', ...byStaff }
  const parts = [first, { ...first, at: '2026-11-21T09:00:00Z' }]
  expect(datedSteps('partially_shipped', [...events, ...parts])[4]?.event).toBe(parts[1])
})

test('ends a canceled order at its end, after what really happened', () => {
  const canceled = {
    status: 'canceled',
    at: '2026-11-20T13:00:00Z',
    by: 'staff',
    reason: 'Рейс отменён',
  } as const
  expect(datedSteps('canceled', [...events, canceled])).toEqual([
    { status: 'new', state: 'done', event: placed },
    { status: 'in_process', state: 'done', event: started },
    { status: 'partially_confirmed', state: 'done', event: agreed },
    { status: 'canceled', state: 'stopped', event: canceled },
  ])
})

test('knows no moment for a step that nobody recorded', () => {
  expect(datedSteps('in_process', [])[0]).toEqual({ status: 'new', state: 'done', event: null })
})
