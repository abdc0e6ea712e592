import { expect, test } from 'vitest'
import { contract, type CallName } from './contract/contract.ts'
import { isWriting } from './endpoint.ts'
import { resourceTagsOf } from './resource-tags.ts'

/** Reads that no screen shows as they are. */
const neverShown: ReadonlySet<CallName> = new Set(['authentication', 'live', 'ready', 'shopSettings'])

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
