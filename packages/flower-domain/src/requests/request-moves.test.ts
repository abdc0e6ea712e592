import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerRequestMove,
  closedLineStatus,
  metRequestConditions,
  requestConditions,
  requestLineTransitions,
  requestMoves,
  requestTransitions,
} from './request-moves.ts'
import { requestActors, requestLineStatuses, requestStatuses } from './request-status.ts'
import type { RequestLineStatus, RequestStatus } from './request-status.ts'

const all = new Set(requestConditions)
const final: readonly RequestStatus[] = ['accepted', 'declined', 'expired', 'canceled']

test('a request goes from the buyer to the plantation and back', () => {
  expect(requestTransitions).toEqual({
    written: ['sent'],
    sent: ['answered', 'declined', 'canceled', 'expired'],
    answered: ['accepted', 'canceled', 'expired'],
    accepted: [],
    declined: [],
    expired: [],
    canceled: [],
  })
})

test('a line goes with its request, and what was refused stays refused', () => {
  expect(requestLineTransitions).toEqual({
    asked: ['agreed', 'refused', 'canceled', 'expired'],
    agreed: ['canceled', 'expired', 'accepted', 'declined'],
    refused: [],
    accepted: [],
    declined: [],
    expired: [],
    canceled: [],
  })
})

test('only the actor of a move makes it, and only under each of its conditions', () => {
  for (const from of requestStatuses) {
    for (const { to, by, when } of requestMoves[from]) {
      for (const actor of requestActors) {
        const answer = answerRequestMove({ from, to, actor, met: all })
        expect(answer).toEqual(
          actor === by ? { ok: true, isChanged: true } : { ok: false, reason: 'not-permitted' },
        )
      }
      for (const missing of when) {
        const met = new Set(requestConditions.filter((one) => one !== missing))
        expect(answerRequestMove({ from, to, actor: by, met })).toEqual({ ok: false, reason: missing })
      }
    }
  }
})

test('what is over moves no more, and a repeat changes nothing', () => {
  for (const from of final) {
    for (const to of requestStatuses) {
      const answer = answerRequestMove({ from, to, actor: 'buyer', met: all })
      expect(answer).toEqual(
        from === to ? { ok: true, isChanged: false } : { ok: false, reason: 'not-allowed' },
      )
    }
  }
})

describe('conditions', () => {
  const now = new Date('2026-11-21T08:00:00Z')
  const conditionsOf = (statuses: readonly RequestLineStatus[], until: Date) =>
    metRequestConditions({ lines: statuses.map((status) => ({ status })), until, now })

  test('an answer is accepted until the moment at which it expires', () => {
    expect(conditionsOf(['accepted'], new Date(now.getTime() + 1)).has('in-time')).toBe(true)
    expect(conditionsOf(['accepted'], now).has('in-time')).toBe(false)
    expect(conditionsOf(['accepted'], now).has('over')).toBe(true)
  })

  test('an answer agrees to something or to nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...requestLineStatuses)), (statuses) => {
        const met = conditionsOf(statuses, now)
        expect(met.has('some-agreed')).toBe(statuses.includes('agreed'))
        expect(met.has('none-agreed')).toBe(!statuses.includes('agreed'))
        expect(met.has('some-accepted')).toBe(statuses.includes('accepted'))
        expect(met.has('complete')).toBe(statuses.length > 0)
      }),
    )
  })
})

test('lines close with their request, but for those that are decided', () => {
  for (const to of ['canceled', 'expired'] as const) {
    expect(requestLineStatuses.map((status) => closedLineStatus(status, to))).toEqual([
      to,
      to,
      'refused',
      'accepted',
      'declined',
      'expired',
      'canceled',
    ])
  }
})
