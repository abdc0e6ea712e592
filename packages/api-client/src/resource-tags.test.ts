import { expect, test } from 'vitest'
import { contract, type CallName } from './contract/contract.ts'
import { isWriting } from './endpoint.ts'
import * as changedTags from './changed-tags.ts'
import { resourceTagsOf, type ResourceTag } from './resource-tags.ts'

/** Reads that no screen shows as they are; who is at what is put together with events. */
const neverShown: ReadonlySet<CallName> = new Set([
  'authentication',
  'deskWatchers',
  'live',
  'ready',
  'shopSettings',
])

test.each(
  Object.entries(contract)
    .filter(([, endpoint]) => !isWriting(endpoint))
    .map(([name]) => name as CallName)
    .filter((name) => !neverShown.has(name)),
)('the answer of %s says what it is about', (name) => {
  expect(resourceTagsOf(name)).not.toEqual([])
})

test('a write says nothing of itself', () => {
  expect(resourceTagsOf('purchaseCreate')).toEqual([])
})

test('what a write may have changed is said of calls that write, by tags that there are', () => {
  const changed: Readonly<Record<string, readonly ResourceTag[]>> = changedTags
  const known = new Map(Object.entries(contract))
  expect(Object.keys(changed).length).toBeGreaterThan(100)
  expect(
    Object.keys(changed).filter((name) => {
      const endpoint = known.get(name)
      return endpoint === undefined || !isWriting(endpoint)
    }),
  ).toEqual([])
})
