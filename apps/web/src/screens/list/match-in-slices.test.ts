import { expect, test } from 'vitest'
import { readListLine } from '@flower-market/flower-domain'
import { matchInSlices } from './match-in-slices.ts'

const lines = Array.from({ length: 10 }, (_, place) => readListLine(`Explorer ${place}`, place + 1))

/** Matching a line takes so many milliseconds on a clock of its own; what happens is written down. */
function slowMatcher(msPerLine: number) {
  const clock = { now: 0 }
  const log: string[] = []
  const matcher = {
    match: (line: (typeof lines)[number]) => {
      clock.now += msPerLine
      log.push(`${line.number}`)
      return { line, status: 'unknown', question: null, candidates: [] } as const
    },
    isKnown: () => false,
    lot: () => undefined,
  }
  const controller = new AbortController()
  const turns = {
    now: () => clock.now,
    yieldToPage: async () => void log.push('yield'),
    signal: controller.signal,
  }
  return { matcher, turns, log, controller }
}

test('lines are matched in tasks of ten milliseconds, and all of them', async () => {
  const { matcher, turns, log } = slowMatcher(4)
  await matchInSlices(lines, matcher, turns)
  expect(log.join(' ')).toBe('1 2 3 yield 4 5 6 yield 7 8 9 yield 10')
})

test('a list that was put away is matched no further', async () => {
  const { matcher, turns, log, controller } = slowMatcher(4)
  const yieldToPage = async () => controller.abort()
  await matchInSlices(lines, matcher, { ...turns, yieldToPage })
  expect(log.join(' ')).toBe('1 2 3')
})
