import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineEvent, registerEvents } from './event.ts'

function eventNamed<const N extends string>(name: N) {
  return defineEvent({ name, version: 1, summary: '', audience: 'everybody', payload: z.object({}) })
}

test('events are found by their names', () => {
  const [opened, closed] = [eventNamed('auction-opened'), eventNamed('auction-closed')]
  expect(registerEvents([opened, closed])).toEqual({ 'auction-opened': opened, 'auction-closed': closed })
})

test('two events cannot have one name', () => {
  const list = [eventNamed('auction-opened'), eventNamed('auction-opened')]
  expect(() => registerEvents(list)).toThrow('auction-opened')
})
