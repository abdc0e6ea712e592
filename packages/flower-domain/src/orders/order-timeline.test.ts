import { describe, expect, it } from 'vitest'
import { orderStatuses } from './order-status.ts'
import { orderTimelineSteps, orderTimeline } from './order-timeline.ts'

function statesOf(status: Parameters<typeof orderTimeline>[0]) {
  return orderTimeline(status).map((step) => `${step.status}:${step.state}`)
}

describe('orderTimeline', () => {
  it('marks each step as done, current or upcoming', () => {
    expect(statesOf('confirmed')).toEqual([
      'new:done',
      'in_process:done',
      'confirmed:current',
      'assembled:ahead',
      'shipped:ahead',
      'delivered:ahead',
      'fulfilled:ahead',
    ])
  })

  it('replaces a full status by a partial one', () => {
    expect(statesOf('partially_shipped').slice(3, 6)).toEqual([
      'assembled:done',
      'partially_shipped:current',
      'delivered:ahead',
    ])
    expect(statesOf('partially_confirmed')[2]).toBe('partially_confirmed:current')
  })

  it('ends at the cancellation, without further steps', () => {
    expect(statesOf('canceled')).toEqual(['new:done', 'canceled:current'])
  })

  it('ends at the return, after the delivery', () => {
    expect(statesOf('return').slice(-2)).toEqual(['delivered:done', 'return:current'])
  })

  it.each(orderStatuses)('has exactly one current step, which is %s', (status) => {
    const current = orderTimeline(status).filter((step) => step.state === 'current')
    expect(current).toEqual([{ status, state: 'current' }])
  })

  it('starts at new and ends at fulfilled', () => {
    expect([orderTimelineSteps[0], orderTimelineSteps.at(-1)]).toEqual(['new', 'fulfilled'])
  })
})
