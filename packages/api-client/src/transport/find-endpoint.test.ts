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
  ['deskCount', 'staff', ['staff']],
  ['purchaseCreate', 'staff', ['staff', 'shop']],
])('finding %s loads on the side of the %s only what it needs', async (name, side, parts) => {
  const { findEndpoint, loaded } = await freshFind()
  expect(await findEndpoint(name, side)).toMatchObject({ path: contract[name].path })
  expect(loaded).toEqual(parts)
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
