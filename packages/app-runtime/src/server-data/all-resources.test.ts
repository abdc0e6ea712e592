import { expect, test, vi } from 'vitest'
import { allResources } from './all-resources.ts'
import type { Resource } from './resource-entry.ts'

function shown<T>(resource: Resource<T>) {
  return { ...resource, refresh: vi.fn<() => void>() }
}
const ready = { status: 'ready', data: 1, isRefreshing: false } as const
const loading = { status: 'loading' } as const
const failed = { status: 'failed', error: new Error('down') } as const

test('is there when both are', () => {
  const both = allResources(shown(ready), shown({ ...ready, data: 'a', isRefreshing: true }))
  expect(both).toMatchObject({ status: 'ready', data: [1, 'a'], isRefreshing: true })
})

test.each([
  [ready, loading, 'loading'],
  [loading, ready, 'loading'],
  [failed, ready, 'failed'],
  [loading, failed, 'loading'],
  [failed, loading, 'loading'],
  [failed, failed, 'failed'],
] as const)('%o and %o are %s', (first, second, status) => {
  expect(allResources(shown(first), shown(second)).status).toBe(status)
})

test('asks only for what has failed', () => {
  const [there, lost] = [shown(ready), shown(failed)]
  allResources(there, lost).refresh()
  expect(there.refresh).not.toHaveBeenCalled()
  expect(lost.refresh).toHaveBeenCalledOnce()
})
