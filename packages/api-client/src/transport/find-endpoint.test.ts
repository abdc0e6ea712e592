import { expect, test, vi } from 'vitest'
import { contract, type CallName } from '../contract/contract.ts'
import type { ClientSide } from './find-endpoint.ts'

/** A function that has loaded no part yet, and the parts that it loads. */
async function freshFind() {
  vi.resetModules()
  const loaded: string[] = []
  for (const part of ['shop', 'staff']) {
    const file = `../contract/parts/${part}-calls.ts`
    vi.doMock(file, async (original) => {
      loaded.push(part)
      return original()
    })
  }
  const { findEndpoint } = await import('./find-endpoint.ts')
  return { findEndpoint, loaded }
}

test.each<[CallName, ClientSide, readonly string[]]>([
  ['authentication', 'shop', []],
  ['catalogCards', 'shop', []],
  ['purchaseCreate', 'shop', ['shop']],
  ['deskCount', 'shop', ['shop', 'staff']],
  ['authentication', 'staff', []],
  ['deskCount', 'staff', ['shop', 'staff']],
  ['purchaseCreate', 'staff', ['shop', 'staff']],
])('finding %s loads on the side of the %s only what it needs', async (name, side, parts) => {
  const { findEndpoint, loaded } = await freshFind()
  expect(await findEndpoint(name, side)).toMatchObject({ path: contract[name].path })
  expect(loaded.toSorted()).toEqual(parts)
})

test('a call of a part that was loaded is found before a page that is being left is gone', async () => {
  const { findEndpoint } = await freshFind()
  await findEndpoint('deskCount', 'staff')
  let found: unknown
  void findEndpoint('claimDecide', 'staff').then((endpoint) => (found = endpoint))
  // No task runs any more then, only what is queued for the end of this one.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  expect(found).toMatchObject({ path: contract.claimDecide.path })
})

test('finds every call of the contract on both sides, and nothing else', async () => {
  const { findEndpoint } = await import('./find-endpoint.ts')
  for (const name of Object.keys(contract) as CallName[]) {
    for (const side of ['shop', 'staff'] as const) {
      expect((await findEndpoint(name, side))?.path).toBe(contract[name].path)
    }
  }
  expect(await findEndpoint('nothing' as CallName, 'shop')).toBeUndefined()
})
