import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  answerOrderMove,
  nextOrderStatuses,
  orderActors,
  orderConditions,
  orderMoves,
  orderTransitions,
} from './order-moves.ts'
import type { OrderActor, OrderCondition } from './order-moves.ts'
import { orderStatuses } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'

const status = fc.constantFrom(...orderStatuses)
const actor = fc.constantFrom(...orderActors)
const conditions = fc.subarray([...orderConditions]).map((list) => new Set(list))
const everything = new Set(orderConditions)

describe('answerOrderMove', () => {
  it('allows exactly what a rule allows: to that status, by that actor, with all its conditions met', () => {
    fc.assert(
      fc.property(status, status, actor, conditions, (from, to, by, met) => {
        const answer = answerOrderMove({ from, to, actor: by, met })
        const rule = orderMoves[from].find((one) => one.to === to && one.by.includes(by))
        const isRepeat = from === to && !orderMoves[from].some((one) => one.to === to)
        expect(answer.ok).toBe(isRepeat || (rule !== undefined && rule.when.every((one) => met.has(one))))
        expect(answer.ok && answer.isChanged).toBe(answer.ok && !isRepeat)
      }),
      { numRuns: 2000 },
    )
  })

  it('never moves an order out of a final status, whoever asks', () => {
    fc.assert(
      fc.property(fc.constantFrom('return', 'canceled'), status, actor, (from, to, by) => {
        const answer = answerOrderMove({ from: from as OrderStatus, to, actor: by, met: everything })
        expect(answer.ok && answer.isChanged).toBe(false)
      }),
    )
  })

  it('ends every walk of allowed moves, however long', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(status, actor), { maxLength: 60 }), (steps) => {
        let here: OrderStatus = 'new'
        const seen: OrderStatus[] = [here]
        for (const [to, by] of steps) {
          const answer = answerOrderMove({ from: here, to, actor: by, met: everything })
          if (!answer.ok || to === here) continue
          here = to
          seen.push(here)
        }
        expect(new Set(seen).size).toBe(seen.length)
      }),
    )
  })
})

test.each<[OrderStatus, OrderStatus, OrderCondition]>([
  ['in_process', 'confirmed', 'agreed-in-full'],
  ['in_process', 'partially_confirmed', 'agreed-in-part'],
  ['assembled', 'shipped', 'shipped-in-full'],
  ['assembled', 'partially_shipped', 'shipped-in-part'],
  ['delivered', 'fulfilled', 'paid'],
  ['delivered', 'fulfilled', 'claims-window-over'],
  ['delivered', 'fulfilled', 'no-open-claim'],
  ['delivered', 'return', 'reason-given'],
  ['delivered', 'return', 'no-open-claim'],
  ['fulfilled', 'return', 'reason-given'],
  ['new', 'canceled', 'reason-given'],
  ['assembled', 'canceled', 'reason-given'],
])('staff move an order from %s to %s only when: %s', (from, to, condition) => {
  const met = new Set(orderConditions.filter((one) => one !== condition))
  expect(answerOrderMove({ from, to, actor: 'staff', met })).toEqual({ ok: false, reason: condition })
  expect(answerOrderMove({ from, to, actor: 'staff', met: everything })).toEqual({
    ok: true,
    isChanged: true,
  })
})

function canceledFrom(by: OrderActor): OrderStatus[] {
  return orderStatuses.filter((from) => nextOrderStatuses(from, by).includes('canceled'))
}

test('buyers cancel until somebody has agreed, without a reason; staff until it is shipped', () => {
  expect(canceledFrom('buyer')).toEqual(['new', 'in_process'])
  expect(canceledFrom('staff')).toEqual([
    'new',
    'in_process',
    'confirmed',
    'partially_confirmed',
    'assembled',
  ])
  const question = { from: 'new', to: 'canceled', met: new Set<OrderCondition>() } as const
  expect(answerOrderMove({ ...question, actor: 'buyer' }).ok).toBe(true)
})

function movesOf(by: OrderActor): OrderStatus[] {
  return [...new Set(orderStatuses.flatMap((from) => nextOrderStatuses(from, by)))]
}

test('buyers do nothing but cancel, jobs cancel and fulfill', () => {
  expect(movesOf('buyer')).toEqual(['canceled'])
  expect(movesOf('system')).toEqual(['canceled', 'fulfilled'])
})

test('what is shipped in parts goes on to shipped or is delivered short', () => {
  expect(orderTransitions.partially_shipped).toEqual(['shipped', 'delivered'])
  const part = { from: 'partially_shipped', to: 'partially_shipped', actor: 'staff' } as const
  expect(answerOrderMove({ ...part, met: everything })).toEqual({ ok: true, isChanged: true })
})

test('a move by somebody else is told from one that nobody can make', () => {
  const asked = { from: 'new', actor: 'buyer', met: everything } as const
  expect(answerOrderMove({ ...asked, to: 'in_process' })).toEqual({ ok: false, reason: 'not-permitted' })
  expect(answerOrderMove({ ...asked, to: 'delivered' })).toEqual({ ok: false, reason: 'not-allowed' })
})
