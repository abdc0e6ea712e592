import { expect, test } from 'vitest'
import { visitKey, type EntryHistory } from './visit-key.ts'

/** An entry of the history that a page has just been loaded into, as the router leaves it. */
function freshEntry(): EntryHistory {
  let state: unknown = { idx: 0 }
  return {
    get state() {
      return state
    },
    replaceState: (next: unknown) => {
      state = next
    },
  }
}

let count = 0
function newName(): string {
  count += 1
  return `visit-${count}`
}

test('an entry that the router has named keeps that name', () => {
  const entry = freshEntry()
  expect(visitKey('k7x2', entry, newName)).toBe('k7x2')
  expect(entry.state).toEqual({ idx: 0 })
})

test('two pages that were opened by their address are two visits', () => {
  expect(visitKey('default', freshEntry(), newName)).not.toBe(visitKey('default', freshEntry(), newName))
})

test('loading again is the same visit, and what the router keeps in the entry stays', () => {
  const entry = freshEntry()
  const first = visitKey('default', entry, newName)
  expect(visitKey('default', entry, newName)).toBe(first)
  expect(entry.state).toEqual({ idx: 0, visit: first })
})
