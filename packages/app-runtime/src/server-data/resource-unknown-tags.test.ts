import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { apiAtom } from '../session/api.ts'
import { invalidateAtom, resourcesAtom } from './resource.ts'

test('as long as it is not known what an answer is about, every change may be about what is shown', () => {
  const call = vi.fn<(name: string) => Promise<unknown>>(async () => [])
  const store = createStore()
  store.set(apiAtom, { call: call as never, peek: () => [] as never, tagsOf: () => null })
  const hide = store
    .get(resourcesAtom)
    .of('accountList', {})
    .subscribe(() => {})
  store.set(invalidateAtom, ['orders', 'stock'])
  expect(call).toHaveBeenCalledTimes(1)
  hide()
})
